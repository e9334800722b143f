import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from '../language/language.js';
import { errorBody, toAppError } from './error-response.js';

/** Handles every error: one format for the client, the cause for the log. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const failure = toAppError(thrown);
    if (failure.status >= 500) this.logger.error(failure.cause ?? failure);
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    // A handler sets caching before it runs, and may then fail.
    reply.header('Cache-Control', 'no-store');
    if (failure.retryAfter !== undefined) reply.header('Retry-After', failure.retryAfter);
    if (failure.challenge !== undefined) reply.header('WWW-Authenticate', failure.challenge);
    const { headers } = http.getRequest<FastifyRequest>();
    const body = errorBody(failure, preferredLanguage(headers['accept-language']));
    void reply
      .status(failure.status)
      .header('Vary', 'Accept-Language')
      .type('application/json')
      .send(body);
  }
}
