import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeyOf } from './idempotency/idempotency-header.js';

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
