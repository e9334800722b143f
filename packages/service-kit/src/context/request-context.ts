import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, preferredLanguage } from '../language/language.js';

export interface RequestContext {
  requestId: string;
  /** Of the visitor; never log it. */
  address?: string;
  /** The header `Accept-Language`. */
  acceptLanguage?: string;
  /** The token of a preview: services show drafts to it. */
  previewToken?: string;
  /** The number of the last publication that the response shows; undefined where it shows no content. */
  contentChange?: string;
  /** The caller's deadline on the clock of `performance.now()`. */
  deadline?: number;
}

/** The context of the current request, in all its asynchronous work. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

/** The current request; undefined outside of one. */
export const currentRequest = (): RequestContext | undefined => requestContext.getStore();

/** The id of the current request, for `X-Request-Id`; undefined outside of one. */
export const currentRequestId = (): string | undefined => requestContext.getStore()?.requestId;

/** The header of a request for a page that shows drafts. */
export const PREVIEW_HEADER = 'x-content-preview';

/** The header of a response with the number of the last publication that it shows, for the gateway. */
export const CONTENT_CHANGE_HEADER = 'x-content-change';

/** The preview token of the current request; undefined for one that shows what visitors see. */
export const currentPreviewToken = (): string | undefined =>
  requestContext.getStore()?.previewToken;

/** The language of the response to the current request; English outside of one. */
export const currentLanguage = (): Language =>
  preferredLanguage(requestContext.getStore()?.acceptLanguage);
