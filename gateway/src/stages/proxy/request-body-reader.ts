import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../../config/gateway.config.js';
import { announcedLength, bufferedBody, limitedBody } from '../http/request-body.js';
import { OverloadedError } from './upstream/upstream-call.js';

/** Milliseconds that the server gives a client for a request. */
const SENDING = 120_000;

/** Of all requests in flight, those whose bodies may be under way: slow clients leave room for the others. */
const SHARE = 1 / 4;

/** Reads what clients send. A connection to a service is taken for none but what is too large to be held. */
@Injectable()
export class RequestBodyReader {
  private readonly most: number;
  private readonly window: number;
  private underWay = 0;

  constructor({ maxInFlight, bodyWindow }: GatewayConfig) {
    this.most = Math.ceil(maxInFlight * SHARE);
    this.window = bodyWindow;
  }

  /**
   * @param limit bytes; those of its kind unless told
   * @throws PayloadTooLargeError beyond the limit
   * @throws SlowBodyError if it comes too slowly
   * @throws ClientDisconnectedError if it ends before its end
   * @throws OverloadedError while too many others send theirs
   */
  async whole(request: IncomingMessage, limit?: number): Promise<Buffer> {
    if (this.underWay >= this.most) throw new OverloadedError();
    this.underWay += 1;
    try {
      return await bufferedBody(request, { limit, window: this.window });
    } finally {
      this.underWay -= 1;
    }
  }

  /** What is passed on as it comes; it breaks off with the same errors. */
  stream(request: IncomingMessage): { body: Readable; contentLength?: number; sending: number } {
    return {
      body: limitedBody(request, { window: this.window }),
      contentLength: announcedLength(request),
      sending: SENDING,
    };
  }
}
