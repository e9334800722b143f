import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../../config/gateway.config.js';
import { announcedLength, bufferedBody, limitedBody } from '../http/request-body.js';
import { OverloadedError } from './upstream/upstream-call.js';

/** Milliseconds that the HTTP server gives a client for a request. */
const SENDING = 120_000;

/** The part of all requests in flight whose bodies may be read at the same time: slow clients must not use all of them. */
const SHARE = 1 / 4;

/** Reads request bodies. A body is buffered before the call takes a connection to the service; files are streamed. */
@Injectable()
export class RequestBodyReader {
  private readonly limit: number;
  private readonly window: number;
  private inFlight = 0;

  constructor({ maxInFlight, bodyWindow }: GatewayConfig) {
    this.limit = Math.ceil(maxInFlight * SHARE);
    this.window = bodyWindow;
  }

  /** @throws OverloadedError while too many other bodies are read, else as `bufferedBody` */
  async buffer(request: IncomingMessage, limit?: number): Promise<Buffer> {
    if (this.inFlight >= this.limit) throw new OverloadedError();
    this.inFlight += 1;
    try {
      return await bufferedBody(request, { limit, window: this.window });
    } finally {
      this.inFlight -= 1;
    }
  }

  /** A stream that fails with the same errors. */
  stream(
    request: IncomingMessage,
    limit?: number,
  ): { body: Readable; contentLength?: number; sending: number } {
    return {
      body: limitedBody(request, { limit, window: this.window }),
      contentLength: announcedLength(request),
      sending: SENDING,
    };
  }
}
