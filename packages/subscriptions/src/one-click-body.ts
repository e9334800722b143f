import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

const EMPTY = '{}';

/**
 * Mail providers send the form of RFC 8058 as `application/x-www-form-urlencoded` or `multipart/form-data`, and services
 * take JSON only. Calls with the route configuration `ignoresBody` get an empty body, whatever was sent.
 */
@Injectable()
export class OneClickBody implements OnModuleInit {
  constructor(private readonly adapterHost: HttpAdapterHost<FastifyAdapter>) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('preParsing', (request, _reply, payload, done) => {
      const config = request.routeOptions.config as { ignoresBody?: boolean };
      if (!config.ignoresBody) return done(null, payload);
      payload.resume();
      const { headers } = request.raw;
      delete headers['transfer-encoding'];
      headers['content-type'] = 'application/json';
      headers['content-length'] = String(EMPTY.length);
      done(null, Readable.from([Buffer.from(EMPTY)]));
    });
  }
}
