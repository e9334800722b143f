import { Injectable, type CallHandler, type NestInterceptor } from '@nestjs/common';
import { throwError, timeout, type Observable } from 'rxjs';
import { TooLateError } from '../errors/errors.js';
import { timeLeft } from './deadline.js';

/** Responds with 504 when the caller's deadline is over. */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  intercept(_context: unknown, next: CallHandler): Observable<unknown> {
    const first = timeLeft();
    if (first === undefined) return next.handle();
    const tooLate = () => throwError(() => new TooLateError());
    return first > 0 ? next.handle().pipe(timeout({ first, with: tooLate })) : tooLate();
  }
}
