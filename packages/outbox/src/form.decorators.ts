import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import { BadRequestError, Gateway, MessageDto, PostOk, Public } from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';

/** A public form. The same form with the same key is stored once. */
export const PostForm = (path: string): MethodDecorator =>
  applyDecorators(
    Public(),
    Gateway({ isForm: true }),
    PostOk(path),
    ApiOkResponse({ type: MessageDto }),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      schema: { type: 'string', format: 'uuid' },
      description: 'The same key with the same form stores it once and answers as it did first',
    }),
  );

/** The headers of a form. */
export interface Delivery {
  idempotencyKey: string | undefined;
  referer: string | undefined;
}

/** The delivery of the current request, for `FormIntake`. */
export const FormDelivery = createParamDecorator(
  (_: unknown, context: ExecutionContext): Delivery => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    return {
      idempotencyKey: idempotencyKeyOf(headers['idempotency-key']),
      referer: headers.referer,
    };
  },
);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The key of an `Idempotency-Key` header: a UUID, in quotation marks as the draft has it or without.
 *
 * @throws BadRequestError for anything else: a client relies on its key
 */
function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = String(header)
    .trim()
    .replace(/^"(.*)"$/, '$1');
  if (!UUID.test(key)) throw new BadRequestError();
  return key.toLowerCase();
}
