import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../route-lookup.js';
import { ReadCache } from './read-cache.service.js';

/**
 * Answers public reads as soon as their route is known: guards and controllers have nothing to say
 * about what anyone may read.
 */
@Injectable()
export class ReadCacheHook implements OnApplicationBootstrap {
  constructor(
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly reads: ReadCache,
  ) {}

  /** Later than the hooks of the edge, in whatever order the modules come: what they refuse goes no further. */
  onApplicationBootstrap(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', (request, reply, done) => {
      if (!this.isAnswering(request, reply, done)) done();
    });
  }

  private isAnswering(
    request: FastifyRequest,
    reply: FastifyReply,
    done: (error?: Error) => void,
  ): boolean {
    const route = routeOf(request);
    if (!route) return false;
    const call = { route, requestId: request.id, request: request.raw, response: reply.raw };
    const plan = this.reads.planOf(call);
    if (!plan) return false;
    // Not before: a failure is answered by the framework.
    this.reads.answer(plan, call).then(() => reply.hijack(), done);
    return true;
  }
}
