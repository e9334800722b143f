import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type Controller, UpstreamHandler } from './upstream/upstream-handler.js';

export interface RelayOptions {
  response: ServerResponse;
  headersOf: (upstream: IncomingHttpHeaders, status: number) => string[];
}

/** Passes a service's answer on to the client as it comes, no faster than the client reads. */
export class ResponseRelay extends UpstreamHandler {
  constructor(private readonly options: RelayOptions) {
    super();
  }

  onHead(_controller: Controller, status: number, headers: IncomingHttpHeaders): void {
    const { response, headersOf } = this.options;
    response.writeHead(status, headersOf(headers, status));
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    const { response } = this.options;
    if (response.destroyed || response.write(chunk)) return;
    controller.pause();
    response.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    this.options.response.end();
    this.settle();
  }
}
