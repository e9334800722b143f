import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type Controller, UpstreamHandler } from './upstream/upstream-handler.js';

/** An answer that says that it is JSON, and is none: of a service, or of something before it, that is at fault. */
export class MalformedJsonError extends Error {
  override readonly name = 'MalformedJsonError';

  constructor() {
    super('the answer is no JSON');
  }
}

/** Whether a body can be looked through, by its head. */
export const isJsonResponse = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('application/json') === true && !headers['content-encoding'];

/** @throws MalformedJsonError if a body, which may be empty, is no JSON */
export const checkJson = (body: Buffer): void => {
  if (body.byteLength === 0) return;
  try {
    JSON.parse(body.toString());
  } catch {
    throw new MalformedJsonError();
  }
};

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
    if (isShort && isJsonResponse(headers)) this.held = { chunks: [], sendHead };
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
