import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';
import type { ProcessConfig } from '../../config/process-config.js';
import { StartupError } from '../../errors/app-error.js';
import { codeOf } from '../../errors/error-code.js';

/** Serves `/metrics` on a separate, private port. @throws StartupError where the port is not available */
export const serveMetrics = async ({
  metricsHost,
  metricsPort,
}: Required<Pick<ProcessConfig, 'metricsHost' | 'metricsPort'>>): Promise<Server> => {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(metricsPort, metricsHost);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = `Port ${metricsPort} of ${metricsHost} is not to be had: ${codeOf(error)}`;
    throw new StartupError(`${reason} (METRICS_PORT, METRICS_HOST)`);
  }
  return server;
};
