import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { MAX_CACHED_BODY } from '../../cache/cache-policy.js';
import { checkJson, ResponseRelay, isJsonResponse } from '../proxy/response-relay.js';
import { ClientDisconnectedError } from '../../common/downstream-client.js';
import { type Controller, UpstreamHandler } from '../proxy/upstream/upstream-handler.js';
import type { BufferedResponse } from './cached-response.js';

export interface CollectorOptions {
  /** Whether the response is for all clients, by its head. */
  isShared: (status: number, headers: IncomingHttpHeaders) => boolean;
  /** Gets a response that is not; undefined during a background reload. */
  response?: ServerResponse;
  headersOf: (upstream: IncomingHttpHeaders) => string[];
}

/** Buffers a response for all clients. Any other response is streamed to the client that asked. */
export class ResponseCollector extends UpstreamHandler {
  private head?: Omit<BufferedResponse, 'body'>;
  private readonly chunks: Buffer[] = [];
  private bytes = 0;
  private relay?: ResponseRelay;
  private body?: Buffer;

  constructor(private readonly options: CollectorOptions) {
    super();
  }

  get buffered(): BufferedResponse | undefined {
    return this.head && this.body && { ...this.head, body: this.body };
  }

  get isPassedOn(): boolean {
    return this.relay?.isPassedOn ?? false;
  }

  onHead(controller: Controller, status: number, headers: IncomingHttpHeaders): void {
    this.head = { status, headers };
    const isSmall = Number(headers['content-length'] ?? 0) <= MAX_CACHED_BODY;
    if (!isSmall || !this.options.isShared(status, headers)) this.passOn(controller);
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    if (this.relay) return this.relay.onResponseData(controller, chunk);
    this.chunks.push(chunk);
    this.bytes += chunk.byteLength;
    if (this.bytes > MAX_CACHED_BODY) this.passOn(controller);
  }

  onResponseEnd(): void {
    if (this.relay) return this.relay.onResponseEnd();
    const body = Buffer.concat(this.chunks);
    try {
      if (this.head && isJsonResponse(this.head.headers)) checkJson(body);
      this.body = body;
      this.settle();
    } catch (error) {
      this.settle(error as Error);
    }
  }

  private passOn(controller: Controller): void {
    const { response, headersOf } = this.options;
    if (!response || response.destroyed) {
      // A reload succeeds without a value. `abort` would settle the call with an error, so this comes first.
      if (!response) this.settle();
      controller.abort(new ClientDisconnectedError());
      return this.settle();
    }
    const { status, headers } = this.head as Omit<BufferedResponse, 'body'>;
    const relay = new ResponseRelay({ response, headersOf });
    this.relay = relay;
    const onDisconnect = () => this.cancel(new ClientDisconnectedError());
    response.once('close', onDisconnect);
    relay.settle = (error) => {
      response.off('close', onDisconnect);
      this.settle(error);
    };
    relay.onHead(controller, status, headers);
    for (const chunk of this.chunks.splice(0)) relay.onResponseData(controller, chunk);
  }
}
