import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';

type Controller = Dispatcher.DispatchController;

export interface RelayOptions {
  response: ServerResponse;
  headersOf: (upstream: IncomingHttpHeaders) => OutgoingHttpHeaders;
  /** Called once: without an error when the answer is complete. */
  settle: (error?: Error) => void;
}

/** Passes a service's answer on to the client as it comes, no faster than the client reads. */
export class ResponseRelay implements Dispatcher.DispatchHandler {
  private controller?: Controller;
  private cancelled?: Error;

  constructor(private readonly options: RelayOptions) {}

  /** Ends the call wherever it is: one that still waits for a connection will not be sent. */
  cancel(reason: Error): void {
    this.cancelled = reason;
    this.controller?.abort(reason);
    this.options.settle(reason);
  }

  /** Whether the call has got a connection. */
  get isUnderWay(): boolean {
    return this.controller !== undefined;
  }

  onRequestStart(controller: Controller): void {
    if (this.cancelled) controller.abort(this.cancelled);
    else this.controller = controller;
  }

  onResponseStart(_controller: Controller, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    const { response, headersOf } = this.options;
    response.writeHead(status, headersOf(headers));
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    const { response } = this.options;
    if (response.destroyed || response.write(chunk)) return;
    controller.pause();
    response.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    this.options.response.end();
    this.options.settle();
  }

  onResponseError(_controller: Controller, error: Error): void {
    this.options.settle(error);
  }
}
