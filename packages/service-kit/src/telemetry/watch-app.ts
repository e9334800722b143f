import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import { isRoutine } from '../http/is-routine.js';
import type { ProcessConfig } from '../config/process-config.js';
import { nameRoute } from '../http/route-names.js';
import type { Tracing } from './tracing/tracing.js';

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => boolean) => boolean;

/** Traces an app where `OTEL_EXPORTER_OTLP_ENDPOINT` is set, and measures it where `METRICS_PORT` is. Else nothing is loaded. */
export async function watchApp(
  app: NestFastifyApplication,
  { name, config }: { name: string; config: ProcessConfig },
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const traced = await startTracing(fastify, name);
  const measured = await startMetrics(fastify, app, config);
  if (!traced && !measured) return;
  fastify.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (routeOptions.url !== undefined) nameRoute(raw, routeOptions.url);
    done();
  });
  standAround(
    fastify.server,
    [measured, traced].filter((answer) => answer !== undefined),
  );
}

async function startTracing(fastify: FastifyInstance, name: string): Promise<Answer | undefined> {
  const { env } = process;
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return undefined;
  const [{ createTracing }, { watchStatements }, { watchCalls }, { answerInSpan }] =
    await Promise.all([
      import('./tracing/tracing.js'),
      import('./tracing/sql-spans.js'),
      import('./tracing/call-spans.js'),
      import('./tracing/request-spans.js'),
    ]);
  // Only the gateway has untrusted callers.
  const tracing: Tracing = createTracing({ name, isEdge: name === 'gateway', env });
  watchStatements();
  watchCalls();
  fastify.addHook('onClose', () => tracing.close());
  return (request, response, next) =>
    isRoutine(request.url ?? '') ? next() : answerInSpan(tracing, request, response, next);
}

async function startMetrics(
  fastify: FastifyInstance,
  app: NestFastifyApplication,
  { metricsHost, metricsPort }: ProcessConfig,
): Promise<Answer | undefined> {
  if (metricsPort === undefined) return undefined;
  const [{ serveMetrics }, { measureRequest }, { measureCalls }, { measureDatabase }] =
    await Promise.all([
      import('./metrics/metrics-server.js'),
      import('./metrics/request-metrics.js'),
      import('./metrics/call-metrics.js'),
      import('./metrics/database-metrics.js'),
    ]);
  measureCalls();
  const dataSource = found(() => app.get(DataSource, { strict: false }));
  if (dataSource) measureDatabase(dataSource);
  const server = await serveMetrics({ metricsHost, metricsPort });
  fastify.addHook('onClose', (_instance, done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
  return (request, response, next) => {
    measureRequest(request, response);
    return next();
  };
}

/** Wraps all listeners for requests, including later ones. */
function standAround(server: Server, answers: readonly Answer[]): void {
  const emit = server.emit;
  server.emit = function (this: Server, event: string, ...args: unknown[]): boolean {
    const pass = () => emit.apply(this, [event, ...args] as unknown as Parameters<typeof emit>);
    if (event !== 'request') return pass();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    const all = answers.reduceRight<() => boolean>(
      (next, answer) => () => answer(request, response, next),
      pass,
    );
    return all();
  } as typeof emit;
}

function found<Value>(find: () => Value): Value | undefined {
  try {
    return find();
  } catch {
    // A process without a database.
    return undefined;
  }
}
