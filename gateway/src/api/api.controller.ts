import { All, Controller, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import { NotFoundError, Public } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProxyService } from './proxy.service.js';
import { pathsOf, routeOf } from './route-lookup.js';
import { TokenCheckGuard } from './token-check.guard.js';

/** Every call of the API. Who must be signed in for it, the routing table says. */
@Public()
@UseGuards(TokenCheckGuard)
@Controller()
export class ApiController {
  constructor(private readonly proxy: ProxyService) {}

  @Get(pathsOf('GET'))
  get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.pass(request, reply);
  }

  @Post(pathsOf('POST'))
  post(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.pass(request, reply);
  }

  /** Without it a GET would be answered with a page. */
  @All(['api', 'api/*'])
  unknown(): never {
    throw new NotFoundError();
  }

  private async pass(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const route = routeOf(request);
    if (!route) throw new NotFoundError();
    await this.proxy.forward({
      route,
      requestId: request.id,
      request: request.raw,
      response: reply.raw,
    });
    // The answer went out past the framework, or there was nobody left to take it.
    reply.hijack();
  }
}
