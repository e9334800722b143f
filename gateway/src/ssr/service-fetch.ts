import type { IncomingHttpHeaders } from 'node:http';
import type { PageRequest, ServerTools } from '@phantom/registry';
import { Agent, type Dispatcher } from 'undici';
import { retryOnce } from '../common/retry-once.js';
import { tagsOfResponse } from '../cache/content-tags.js';
import { publicReadService } from '../stages/route/public-reads.js';
import type { ContentAt, ShownContent, WorkerSetup } from './render-task.js';

/** A worker renders one page at a time, with parallel calls. */
const CONNECTIONS = 8;
/** Milliseconds. */
const CONNECT_TIMEOUT = 500;

const dispatcher = new Agent({
  connections: CONNECTIONS,
  pipelining: 1,
  connect: { timeout: CONNECT_TIMEOUT },
}).compose(retryOnce);

interface FetchScope {
  setup: WorkerSetup;
  page: PageRequest;
  /** The deadline of the page, in milliseconds since 1970. */
  expiresAt: number;
  traceparent?: string;
  previewToken?: string;
  /** All calls of the page to a service show the same publication of it, the one of the first response. */
  contentAt: ContentAt;
  /** Ends all calls of the page. */
  end: AbortSignal;
  /** Called with the tags of each response, and with those of each service whose response is missing. */
  onTags: (tags: readonly string[]) => void;
  onContent: (content: ShownContent) => void;
}

/** API calls of an anonymous visitor, directly to the services. */
export const serviceFetch =
  ({
    setup,
    page,
    expiresAt,
    traceparent,
    previewToken,
    contentAt,
    end,
    onTags,
    onContent,
  }: FetchScope): ServerTools['fetch'] =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const service = request.method === 'GET' ? publicReadService(pathname) : undefined;
    if (!service) return Response.json(setup.notFound, { status: 404 });
    const at = contentAt[service];
    const options = {
      origin: new URL(setup.services[service]).origin,
      path: pathname + search,
      method: 'GET',
      headers: {
        accept: 'application/json',
        'accept-language': request.headers.get('accept-language') ?? page.language,
        'x-request-id': page.requestId,
        // DEADLINE_HEADER of service-kit, which is too large for a worker.
        'x-internal-deadline': String(Math.max(1, expiresAt - Date.now())),
        ...(traceparent && { traceparent }),
        // PREVIEW_HEADER of service-kit.
        ...(previewToken && { 'x-content-preview': previewToken }),
        // CONTENT_AT_HEADER of service-kit.
        ...(at !== undefined && { 'x-internal-content-at': at }),
      },
      signal: AbortSignal.any([end, request.signal]),
    } as const;
    // Every change of the service may change what the page shows in place of a missing response.
    const response = await read(options).catch((error: unknown) => {
      onTags(tagsOfResponse(service));
      throw error;
    });
    // CONTENT_TYPES_HEADER, CONTENT_CHANGE_HEADER and CONTENT_SINCE_HEADER of service-kit.
    const { headers } = response;
    onTags(tagsOfResponse(service, headers.get('x-content-types') ?? undefined));
    const change = headers.get('x-content-change');
    if (change !== null) {
      contentAt[service] ??= change;
      onContent({ service, change, since: headers.get('x-content-since') ?? change });
    }
    return response;
  };

const read = async (options: Dispatcher.RequestOptions): Promise<Response> => {
  try {
    const { statusCode, headers, body } = await dispatcher.request(options);
    const bytes = await body.arrayBuffer();
    return new Response(isBodiless(statusCode) ? null : bytes, {
      status: statusCode,
      headers: listed(headers),
    });
  } catch (error) {
    // The same error as the `fetch` of the platform, which bundles expect.
    throw new TypeError('fetch failed', { cause: error });
  }
};

const isBodiless = (status: number): boolean => status === 204 || status === 205 || status === 304;

const listed = (headers: IncomingHttpHeaders): [string, string][] =>
  Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
