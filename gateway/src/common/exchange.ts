import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from '@phantom/service-kit';
import type { ApiRoute } from './api-route.js';

/** A request with its response, and what the stages of the pipeline found out about it. */
export class Exchange {
  /** Set by the route stage. */
  route?: ApiRoute;

  /** Set by the route stage: no API route matches, so that the framework has to answer. */
  isForFramework = false;

  /** Written and read by the cache stage only. */
  cacheLookup?: unknown;

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    private id?: string,
  ) {}

  /** The id of the caller, or a new one. */
  get requestId(): string {
    return (this.id ??= requestIdOf(this.request));
  }
}

/** An exchange that an API route matches. */
export interface ApiExchange extends Exchange {
  route: ApiRoute;
}

/** `next`: the next stage runs. `done`: the request is answered, or not for the pipeline. */
export type StageResult = 'next' | 'done';

/**
 * One step of the pipeline. A stage that does not have to wait returns its result directly: most requests then pass it
 * without a promise. A stage refuses a request by throwing an `AppError`.
 */
export interface Stage {
  handle: (exchange: ApiExchange) => StageResult | Promise<StageResult>;
}
