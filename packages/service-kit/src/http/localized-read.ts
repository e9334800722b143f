import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  Header,
} from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Gateway } from '../auth/gateway.decorator.js';
import { PublicRead } from './route.decorators.js';
import { type Language, preferredLanguage } from '../language/language.js';

/** Returns the language of a request: the `lang` parameter wins over the `Accept-Language` header. */
export const requestedLanguage = (lang?: string, acceptLanguage?: string): Language =>
  preferredLanguage(lang ?? acceptLanguage);

export const RequestLanguage = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { query, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const { lang } = query as { lang?: unknown };
  return requestedLanguage(typeof lang === 'string' ? lang : undefined, headers['accept-language']);
});

/** Declares a public read with texts in the language of `@RequestLanguage()`: cacheable, one response per language. */
export const LocalizedRead = (): MethodDecorator =>
  applyDecorators(
    PublicRead(),
    Gateway({ byLanguage: true }),
    Header('Vary', 'Accept-Language'),
    ApiQuery({
      name: 'lang',
      required: false,
      schema: { type: 'string', example: 'de' },
      description: 'en, de, it, ru or es; without it `Accept-Language` decides, then English',
    }),
  );
