import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, from } from 'rxjs';
import { UploadReceiver } from './upload-receiver.service.js';
import type { UploadRules } from './upload-rules.js';

export const UPLOAD_RULES = 'phantom:upload-rules';

/** Runs behind the guards: nothing is read of what somebody sends who may not. */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly receiver: UploadReceiver,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.handle(context, next));
  }

  private async handle(context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const rules = this.reflector.get<UploadRules>(UPLOAD_RULES, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { body, discard } = await this.receiver.receive(request, rules);
    request.body = body;
    try {
      return await lastValueFrom(next.handle(), { defaultValue: undefined });
    } finally {
      await discard();
    }
  }
}
