import type { IncomingMessage, ServerResponse } from 'node:http';
import { Histogram } from 'prom-client';
import { routeNameOf } from '../../http/route-names.js';
import { DURATION_BUCKETS } from './duration-buckets.js';

const duration = new Histogram({
  name: 'http_server_request_duration_seconds',
  help: 'From the head of a request to the end of its answer',
  labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
  buckets: DURATION_BUCKETS,
});

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Measures a request. A request whose client left counts as 499, as in nginx. */
export const measureRequest = (request: IncomingMessage, response: ServerResponse): void => {
  const start = performance.now();
  response.once('close', () => {
    const { method = '' } = request;
    const labels = {
      http_request_method: METHODS.has(method) ? method : '_OTHER',
      http_route: routeNameOf(request),
      http_response_status_code: response.writableFinished ? response.statusCode : 499,
    };
    duration.observe(labels, (performance.now() - start) / 1000);
  });
};
