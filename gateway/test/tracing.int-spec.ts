import { Logger } from '@nestjs/common';
import { createLogger, NestLogger } from '@phantom/service-kit/testing';
import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { type LetterService, startLetterService } from './support/letter-service.js';
import { publishSite } from './support/rendered-site.js';
import {
  type ReceivedSpan,
  startTraceReceiver,
  type TraceReceiver,
} from './support/trace-receiver.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-00`;
const REQUEST_ID = 'joined-12345678';

/** Calls a service for the content of the page. */
const READING = `
exports.renderSection = async (page, { fetch }) => {
  await fetch(new Request('http://any/api/auth/teamList'));
  return { status: 200, html: '<h1>team</h1>', head: '', data: '{}' };
};`;

const lines: Record<string, unknown>[] = [];
const destination = {
  write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
};

let receiver: TraceReceiver;
let service: LetterService;
let gateway: GatewayUnderTest;

const start = async (env: Record<string, string> = {}) => {
  receiver = await startTraceReceiver();
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...env });
  const logger = createLogger({ name: 'letters', level: 'info', destination });
  service = await startLetterService(logger);
  gateway = await startGateway(service.url, { RENDER_DEADLINE: '10000' });
  // The tracing that starts last in a process is used everywhere.
  Logger.overrideLogger(new NestLogger(logger));
};

/** All spans are sent when the processes end. */
const end = async () => {
  await gateway.close();
  await service.close();
  await receiver.close();
};

afterEach(() => {
  lines.length = 0;
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('OTEL_')) Reflect.deleteProperty(process.env, name);
  }
});

const call = async (path: string, options: Parameters<typeof request>[1] = {}) => {
  const headers = { 'x-request-id': REQUEST_ID, ...(options.headers as object) };
  const { body, ...answer } = await request(`${gateway.url}${path}`, { ...options, headers });
  return { ...answer, text: await body.text() };
};

/** From the first span to the last, each the child of the one before it. */
const chainTo = (last: ReceivedSpan): string[] => {
  const parent = receiver.spans.find(({ spanId }) => spanId === last.parentSpanId);
  return [...(parent ? chainTo(parent) : []), `${last.service}: ${last.name}`];
};

const statement = (name: RegExp) => receiver.spans.find((span) => name.test(span.name))!;

it('is one trace from the request of the browser to the database statement', async () => {
  await start();
  const { headers } = await call('/api/auth/teamList', { headers: { traceparent: TRACEPARENT } });
  await end();
  const sql = statement(/^SELECT/);
  expect(chainTo(sql)).toEqual([
    'gateway: GET /api/auth/teamList',
    'gateway: GET',
    'letters: GET /api/auth/teamList',
    expect.stringMatching(/^letters: SELECT /),
  ]);
  // The browser's own id, although it was marked as not sampled.
  expect(new Set(receiver.spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect(headers['server-timing']).toContain(`traceparent;desc="00-${TRACE}-`);
  expect(sql.attributes).toMatchObject({
    'db.system.name': 'postgresql',
    'db.query.text': 'SELECT subject FROM outbox_mail WHERE subject = $1',
  });
  const ids = receiver.spans.map(({ attributes }) => attributes['phantom.request_id']);
  expect(ids.filter(Boolean)).toEqual([REQUEST_ID, REQUEST_ID]);
});

it('covers bodies, transactions and log lines', async () => {
  await start();
  const body = JSON.stringify({ email: 'someone@example.com' });
  const headers = { 'content-type': 'application/json' };
  expect((await call('/api/auth/investor', { method: 'POST', headers, body })).statusCode).toBe(
    200,
  );
  await end();
  const sql = statement(/^SELECT/);
  expect(chainTo(sql).slice(0, 3)).toEqual([
    'gateway: POST /api/auth/investor',
    'gateway: POST',
    'letters: POST /api/auth/investor',
  ]);
  const own = lines.filter(({ requestId }) => requestId === REQUEST_ID);
  expect(own.map(({ msg }) => msg)).toEqual(['a letter came in', 'request']);
  expect(own.map(({ trace_id }) => trace_id)).toEqual([sql.traceId, sql.traceId]);
  expect(own.map(({ span_id }) => span_id)).toEqual([sql.parentSpanId, sql.parentSpanId]);
});

it('covers the worker that renders a page', async () => {
  await start();
  await publishSite(gateway.storeDir, { team: { bundle: READING } });
  expect((await call('/team')).text).toContain('<h1>team</h1>');
  await end();
  expect(chainTo(statement(/^SELECT/)).slice(0, 3)).toEqual([
    'gateway: GET /*',
    'gateway: render team',
    'letters: GET /api/auth/teamList',
  ]);
});

it('contains no personal data', async () => {
  await start();
  const body = JSON.stringify({ email: 'private@example.com' });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer private-token' };
  await call('/api/auth/investor?who=private-query', { method: 'POST', headers, body });
  await call('/api/auth/teamList?who=private-query');
  expect((await call('/api/auth/videoList')).statusCode).toBe(500);
  await end();
  const told = receiver.bodies.join('\n');
  expect(told).toContain('no_such_column');
  for (const secret of ['private', 'quoted-person', 'someone']) expect(told).not.toContain(secret);
});

it('ignores the sampling wish of the browser', async () => {
  await start({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
  const traceparent = TRACEPARENT.replace(/0$/, '1');
  const { headers } = await call('/api/auth/teamList', { headers: { traceparent } });
  await end();
  expect(headers['server-timing']).toBeUndefined();
  expect(receiver.spans).toEqual([]);
});
