import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type Controller, UpstreamHandler } from './upstream/upstream-handler.js';

/** A response with the media type of JSON whose body is no JSON: the service, or a proxy before it, has a defect. */
class MalformedJsonError extends Error {
  override readonly name = 'MalformedJsonError';
}

/** Whether the body can be parsed, by the headers. */
export const isJsonResponse = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('application/json') === true && !headers['content-encoding'];

/** @throws MalformedJsonError if the body is neither empty nor JSON */
export const checkJson = (body: Buffer): void => {
  if (body.byteLength === 0) return;
  try {
    JSON.parse(body.toString());
  } catch {
    throw new MalformedJsonError('the answer is no JSON');
  }
};

/** Bytes of a JSON body that is checked before the client gets any of it. */
const MAX_CHECKED_JSON = 64 * 1024;

export interface RelayOptions {
  response: ServerResponse;
  headersOf: (upstream: IncomingHttpHeaders, status: number) => string[];
}

/**
 * Streams a response to the client, no faster than the client reads. Short JSON is sent when it is complete: if it is
 * malformed, the client can still get an error.
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
    const isShort = length !== undefined && Number(length) <= MAX_CHECKED_JSON;
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

  private sendHeld({ chunks, sendHead }: NonNullable<ResponseRelay['held']>): Buffer {
    const body = Buffer.concat(chunks);
    checkJson(body);
    sendHead();
    return body;
  }
}
