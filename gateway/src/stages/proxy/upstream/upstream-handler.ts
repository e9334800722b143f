import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export type Controller = Dispatcher.DispatchController;

/** What is done with the answer to one call; the call can be ended wherever it is. */
export abstract class UpstreamHandler implements Dispatcher.DispatchHandler {
  /** Called once: without an error when the answer is complete. */
  settle: (error?: Error) => void = () => undefined;

  /** Called once the head of the answer is there. */
  onAnswered: () => void = () => undefined;

  /** Of the answer, as soon as its head is there. */
  status?: number;

  private controller?: Controller;
  private cancelled?: Error;

  /** One that still waits for a connection will not be sent. */
  cancel(reason: Error): void {
    this.cancelled = reason;
    this.controller?.abort(reason);
    this.settle(reason);
  }

  /** Whether the call has got a connection. */
  get isUnderWay(): boolean {
    return this.controller !== undefined;
  }

  /** Whether the client has a part of the answer: it cannot be told anything else any more. */
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

  /** Of the answer itself: what only says that one will come does not get here. */
  abstract onHead(controller: Controller, status: number, headers: IncomingHttpHeaders): void;

  abstract onResponseData(controller: Controller, chunk: Buffer): void;

  abstract onResponseEnd(): void;

  onResponseError(_controller: Controller, error: Error): void {
    this.settle(error);
  }
}
