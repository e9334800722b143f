import multipart from '@fastify/multipart';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { UnsupportedMediaTypeError } from '../../errors/errors.js';

/** Makes the server understand multipart bodies, where a call takes them; everywhere else they stay what they were. */
@Injectable()
export class MultipartParser implements OnModuleInit {
  constructor(private readonly adapterHost: HttpAdapterHost<FastifyAdapter>) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    // A file that is too large is read to its end, and told of with a sentence.
    // Not awaited: that would finish the routes before they have learned how failures are answered.
    void fastify.register(multipart, { throwFileSizeLimit: false });
    fastify.addHook('preValidation', (request, _reply, done) => {
      const config = request.routeOptions.config as { takesUpload?: boolean };
      const isMisplaced = request.isMultipart() && !config.takesUpload;
      done(isMisplaced ? new UnsupportedMediaTypeError() : undefined);
    });
  }
}
