import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { requestedLanguage } from './requested-language.js';

/** The language of the answer, from `?lang=` or else the `Accept-Language` header. */
export const ReaderLanguage = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { query, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const { lang } = query as { lang?: unknown };
  return requestedLanguage(typeof lang === 'string' ? lang : undefined, headers['accept-language']);
});
