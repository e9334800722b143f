import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from '../../http/request-id.js';
import { routeNameOf } from '../../http/route-names.js';
import { type ActiveSpan, withSpan } from '../../context/active-span.js';
import type { Tracing } from './tracing.js';

/** `SpanKind.SERVER` */
const SERVER = 1;

/** Handles a request as a span: all its work belongs to it. */
export const answerInSpan = (
  tracing: Tracing,
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => boolean,
): boolean => {
  // Later reads get the same value.
  const requestId = (request.headers['x-request-id'] = requestIdOf(request));
  const { method = 'GET' } = request;
  const active = tracing.begin(method, request.headers.traceparent, {
    kind: SERVER,
    attributes: { 'http.request.method': method, 'phantom.request_id': requestId },
  });
  if (active.span.isRecording()) {
    // So a person with the developer tools finds the trace.
    response.setHeader('server-timing', `traceparent;desc="${active.traceparent}"`);
    response.once('close', () => endSpan(active, request, response));
  }
  return withSpan(active, () => {
    bind(request, active);
    bind(response, active);
    return answer();
  });
};

const endSpan = (active: ActiveSpan, request: IncomingMessage, response: ServerResponse): void => {
  const route = routeNameOf(request);
  const { statusCode, writableFinished } = response;
  active.span.updateName(`${request.method} ${route}`);
  active.span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
  if (!writableFinished) active.end(new AnswerBrokenOffError());
  else if (statusCode >= 500) active.end(new FailedAnswerError());
  else active.end();
};

class AnswerBrokenOffError extends Error {
  override readonly name = 'broken off';
}

class FailedAnswerError extends Error {
  override readonly name = 'failed';
}

/** Callbacks of the connection belong to no request: it serves other requests, too. */
const bind = (emitter: EventEmitter, active: ActiveSpan): void => {
  const emit = emitter.emit;
  emitter.emit = function (this: EventEmitter, ...args: Parameters<typeof emit>) {
    return withSpan(active, () => emit.apply(this, args));
  };
};
