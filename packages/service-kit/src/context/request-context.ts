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
  /** The number of the publication after which the response shall show the content, for a page with several calls. */
  contentAt?: string;
  /** The number of the last publication that the response shows; undefined where it shows no content. */
  contentChange?: string;
  /** The number of the last publication that changed what the response shows: it is not after `contentChange`. */
  contentSince?: string;
  /** The content types and entries that the response shows, or `ALL_CONTENT`; undefined where that is not known. */
  contentTypes?: Set<string>;
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

/**
 * The header of a request for the content as of an earlier publication, so that all calls of one page show the same. Only
 * the gateway writes it. The service answers with the current content if it does not remember that publication.
 */
export const CONTENT_AT_HEADER = 'x-internal-content-at';

/** The header of a response with the number of the last publication that it shows, for the gateway. */
export const CONTENT_CHANGE_HEADER = 'x-content-change';

/** The header of a response with the number of the last publication that changed what it shows, for the gateway. */
export const CONTENT_SINCE_HEADER = 'x-content-since';

/**
 * The header of a response with the content that it shows, for the gateway: types of which it shows any entry, and the ids
 * of single entries, as in `newsletter,site-info,#17`. Without it every change of the service's content may change the
 * response.
 */
export const CONTENT_TYPES_HEADER = 'x-content-types';

/** In place of a content type: every change of the service's content may change the response. */
export const ALL_CONTENT = '*';

/** The name of one entry in `CONTENT_TYPES_HEADER`. @param id of the entry in its service */
export const contentEntry = (id: number): string => `#${id}`;

/** Notes for the gateway that the response to the current request shows content of a type, a `contentEntry`, or `ALL_CONTENT`. */
export function noteShownContent(type: string): void {
  const request = currentRequest();
  if (request) (request.contentTypes ??= new Set()).add(type);
}

/** The preview token of the current request; undefined for one that shows what visitors see. */
export const currentPreviewToken = (): string | undefined =>
  requestContext.getStore()?.previewToken;

/** The language of the response to the current request; English outside of one. */
export const currentLanguage = (): Language =>
  preferredLanguage(requestContext.getStore()?.acceptLanguage);
