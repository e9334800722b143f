import { subscribe } from 'node:diagnostics_channel';
import { activeSpan, type ActiveSpan } from '../../context/active-span.js';

/** What undici tells of a call: https://undici.nodejs.org/#/docs/api/DiagnosticsChannel */
interface Call {
  origin: string | URL;
  method: string;
  addHeader: (name: string, value: string) => void;
}

interface CallEvent {
  request: Call;
  response?: { statusCode: number };
  error?: Error;
}

/** `SpanKind.CLIENT` */
const CLIENT = 2;

let isWatched = false;

/** Makes a span of each outgoing call of a traced request, and sends `traceparent` with it. */
export const watchCalls = (): void => {
  if (isWatched) return;
  isWatched = true;
  const spans = new WeakMap<Call, ActiveSpan>();
  on('create', ({ request }) => {
    const parent = activeSpan();
    if (!parent) return;
    const { hostname, port } = new URL(request.origin);
    const span = parent.child(request.method, {
      kind: CLIENT,
      attributes: {
        'http.request.method': request.method,
        'server.address': hostname,
        'server.port': Number(port),
      },
    });
    request.addHeader('traceparent', span.traceparent);
    spans.set(request, span);
  });
  on('headers', ({ request, response }) => {
    if (!response) return;
    spans.get(request)?.span.setAttribute('http.response.status_code', response.statusCode);
  });
  on('trailers', ({ request }) => spans.get(request)?.end());
  on('error', ({ request, error }) => spans.get(request)?.end(error ?? new Error()));
};

const on = (name: string, tell: (event: CallEvent) => void): void =>
  subscribe(`undici:request:${name}`, (event) => tell(event as CallEvent));
