import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { checkJson, saysJson } from './json-answer.js';
import { type Controller, UpstreamHandler } from './upstream/upstream-handler.js';

/** Bytes of JSON that are looked through before any of it is passed on. */
const LARGEST_CHECKED = 64 * 1024;

export interface RelayOptions {
  response: ServerResponse;
  headersOf: (upstream: IncomingHttpHeaders, status: number) => string[];
}

/**
 * Passes a service's answer on to the client as it comes, no faster than the client reads. JSON that is short is passed on once all
 * of it is there: where it is broken, the client can still be told.
 */
export class ResponseRelay extends UpstreamHandler {
  private held?: { chunks: Buffer[]; sendHead: () => void };

  constructor(private readonly options: RelayOptions) {
    super();
  }

  get isPassedOn(): boolean {
    return this.options.response.headersSent;
  }

  onHead(_controller: Controller, status: number, headers: IncomingHttpHeaders): void {
    const { response, headersOf } = this.options;
    const sendHead = () => void response.writeHead(status, headersOf(headers, status));
    const length = headers['content-length'];
    const isShort = length !== undefined && Number(length) <= LARGEST_CHECKED;
    if (isShort && saysJson(headers)) this.held = { chunks: [], sendHead };
    else sendHead();
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    if (this.held) return void this.held.chunks.push(chunk);
    const { response } = this.options;
    if (response.destroyed || response.write(chunk)) return;
    controller.pause();
    response.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    try {
      this.options.response.end(this.held && this.sendHeld(this.held));
      this.settle();
    } catch (error) {
      this.settle(error as Error);
    }
  }

  /** @returns the whole body, after its head */
  private sendHeld({ chunks, sendHead }: NonNullable<ResponseRelay['held']>): Buffer {
    const body = Buffer.concat(chunks);
    checkJson(body);
    sendHead();
    return body;
  }
}
