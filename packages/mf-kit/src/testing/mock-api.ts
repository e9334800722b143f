import type { ClientPathsWithMethod, MethodResponse } from 'openapi-fetch';
import type { api } from '../api/api';
import { ApiError } from '../api/unwrap';

/** Started by the test environment (packages/build-config/jest), which loads MSW. */
declare const startMockServer: () => {
  respond: (method: Method, path: string, resolver: Resolver) => void;
  reset: () => void;
};

type Resolver = (info: { request: Request; params: Record<string, string> }) => Promise<Response>;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Path<M extends Method> = ClientPathsWithMethod<typeof api, M>;

/** What a call responds with, without the envelope's `error` and `message`. */
export type ApiReply<M extends Method, P extends Path<M>> = Omit<
  MethodResponse<typeof api, M, P>,
  'error' | 'message'
>;

/** What a call sent, as far as it sent anything. */
export interface ApiCall {
  path?: Record<string, string>;
  /** A repeated parameter is a list. */
  query?: Record<string, string | string[]>;
  /** JSON as it was; the fields of a form. */
  body?: unknown;
  /** The whole request. Not enumerable: an assertion on a call need not list it. */
  readonly request: Request;
}

type Responder<M extends Method, P extends Path<M>> = (
  call: ApiCall,
) => Promise<ApiReply<M, P> | Response>;

/** The responder of a call: `let projects: ApiMock<'get', '/api/auth/portfoliodetails'>`. */
export type ApiMock<M extends Method, P extends Path<M>> = jest.MockedFunction<Responder<M, P>>;

const server = startMockServer();
afterEach(() => server.reset());

/**
 * Responds to a call in place of the services until the test ends; the types are those of the contract. A request that
 * no call of `mockApi` covers fails.
 *
 * @param reply the response body, or a function that makes it. An `ApiError` that it throws is what the server refuses
 * with; status 0 breaks the connection.
 * @returns the responder, to look at its calls or to change it: `.mockRejectedValueOnce(new ApiError('Busy.', 503))`
 */
export function mockApi<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  reply: ApiReply<M, P> | ((call: ApiCall) => ApiReply<M, P> | Response),
): ApiMock<M, P> {
  const responder = jest.fn<Promise<ApiReply<M, P> | Response>, [ApiCall]>(async (call) =>
    typeof reply === 'function' ? reply(call) : reply,
  );
  const pattern = `*${String(path).replace(/\{(\w+)\}/g, ':$1')}`;
  server.respond(method, pattern, async ({ request, params }) => {
    try {
      const content = await responder(await toCall(request, params));
      return content instanceof Response ? content : Response.json({ error: 0, ...content });
    } catch (error) {
      if (error instanceof ApiError) return toResponse(error);
      throw error;
    }
  });
  return responder;
}

async function toCall(request: Request, params: Record<string, string>): Promise<ApiCall> {
  const path = Object.entries(params).filter(([name]) => name !== '0');
  const { searchParams } = new URL(request.url);
  const query = [...new Set(searchParams.keys())].map((name) => {
    const values = searchParams.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  const body = await readBody(request);
  const call = {
    ...(path.length > 0 && { path: Object.fromEntries(path) }),
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
    ...(body !== undefined && { body }),
  };
  return Object.defineProperty(call as ApiCall, 'request', { value: request });
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/')) {
    return Object.fromEntries(await request.formData());
  }
  const text = await request.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

function toResponse({ status, message, errors, list, requestId, retryAfter }: ApiError): Response {
  if (status === 0) return Response.error();
  const headers = new Headers();
  if (requestId) headers.set('X-Request-Id', requestId);
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return Response.json({ error: 1, message, errors, list }, { status, headers });
}
