import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
}

/** What belongs to the request in hand, wherever in its asynchronous course it is asked for. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

/** The id of the request in hand, to be passed on as `X-Request-Id`; undefined outside of one. */
export const currentRequestId = (): string | undefined => requestContext.getStore()?.requestId;
