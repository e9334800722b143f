import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import { BadRequestError, MessageDto, PostOk, Public } from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';

/** A form that anyone may send in, and send again without sending it twice. */
export const PostForm = (path: string): MethodDecorator =>
  applyDecorators(
    Public(),
    PostOk(path),
    ApiOkResponse({ type: MessageDto }),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      schema: { type: 'string', format: 'uuid' },
      description: 'The same key with the same form stores it once and answers as it did first',
    }),
  );

/** What the headers of a form say of it. */
export interface Delivery {
  idempotencyKey: string | undefined;
  referer: string | undefined;
}

/** The delivery of the form in hand, for `FormIntake`. */
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
 * @throws BadRequestError for anything else: a client that counts on its key must not be let down silently
 */
function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = String(header)
    .trim()
    .replace(/^"(.*)"$/, '$1');
  if (!UUID.test(key)) throw new BadRequestError();
  return key.toLowerCase();
}
