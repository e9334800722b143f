import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, preferredLanguage } from '../language/language.js';

export interface RequestContext {
  requestId: string;
  /** Of the visitor; never to be logged as it is. */
  address?: string;
  /** What the reader prefers: `Accept-Language` as it came. */
  acceptLanguage?: string;
  /** When the caller stops waiting, as `performance.now()` tells the time. */
  deadline?: number;
}

/** What belongs to the request in hand, wherever in its asynchronous course it is asked for. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

/** The request in hand; undefined outside of one. */
export const currentRequest = (): RequestContext | undefined => requestContext.getStore();

/** The id of the request in hand, to be passed on as `X-Request-Id`; undefined outside of one. */
export const currentRequestId = (): string | undefined => requestContext.getStore()?.requestId;

/** The language in which the request in hand is to be answered; English outside of one. */
export const currentLanguage = (): Language =>
  preferredLanguage(requestContext.getStore()?.acceptLanguage);
