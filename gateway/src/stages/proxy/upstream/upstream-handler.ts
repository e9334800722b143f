import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export type Controller = Dispatcher.DispatchController;

/** Handles the response to one upstream call. The call can be cancelled at any time. */
export abstract class UpstreamHandler implements Dispatcher.DispatchHandler {
  /** Called once: without an error when the response is complete. */
  settle: (error?: Error) => void = () => undefined;

  onAnswered: () => void = () => undefined;

  status?: number;

  private controller?: Controller;
  private cancelled?: Error;

  /** A call that still waits for a connection is not sent. */
  cancel(reason: Error): void {
    this.cancelled = reason;
    this.controller?.abort(reason);
    this.settle(reason);
  }

  get isUnderWay(): boolean {
    return this.controller !== undefined;
  }

  /** Whether the client has a part of the response: no other response can be sent any more. */
  abstract get isPassedOn(): boolean;

  onRequestStart(controller: Controller): void {
    if (this.cancelled) controller.abort(this.cancelled);
    else this.controller = controller;
  }

  onResponseStart(controller: Controller, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.status = status;
    this.onAnswered();
    this.onHead(controller, status, headers);
  }

  /** The head of the final response; not called for informational responses (1xx). */
  abstract onHead(controller: Controller, status: number, headers: IncomingHttpHeaders): void;

  abstract onResponseData(controller: Controller, chunk: Buffer): void;

  abstract onResponseEnd(): void;

  onResponseError(_controller: Controller, error: Error): void {
    this.settle(error);
  }
}
