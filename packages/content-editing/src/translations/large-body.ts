import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type FastifyAdapter, RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { MAX_XLIFF_BYTES } from './xliff-document.js';

/** A call whose body may be as large as the gateway lets through. */
export const LargeBody = (): MethodDecorator => RouteConfig({ hasLargeBody: true });

/** Sets the limit of these calls. In the constructor: routes are added before the modules are initialized. */
@Injectable()
export class LargeBodies {
  constructor({ httpAdapter }: HttpAdapterHost<FastifyAdapter>) {
    const fastify = httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRoute', (route) => {
      const { hasLargeBody } = (route.config ?? {}) as { hasLargeBody?: boolean };
      if (hasLargeBody) route.bodyLimit = MAX_XLIFF_BYTES + 48_000;
    });
  }
}
