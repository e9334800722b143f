import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '../../../tools/stack/repository.js';
import { answerGarbage, delayed, type NetworkFault } from './network-fault.js';
import type { ServerPlace } from './site-layout.js';

interface Probe {
  periodSeconds: number;
  timeoutSeconds: number;
  failureThreshold: number;
}

interface Deployment {
  spec: { template: { spec: { containers: { readinessProbe: Probe }[] } } };
}

/** The interval and the limits of the readiness probe in deploy/kubernetes. */
function readinessProbe(): Probe {
  const file = join(repositoryRoot, 'deploy/kubernetes/base/server/deployment.yaml');
  const { spec } = parse(readFileSync(file, 'utf8')) as Deployment;
  const [container] = spec.template.spec.containers;
  if (!container) throw new Error(`${file} has no container`);
  return container.readinessProbe;
}

/** Whether the process at a port responds in time that it is ready. */
const isReady = (port: number, timeoutMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asking = request(
      { host: '127.0.0.1', port, path: '/health/ready', agent: false },
      (answer) => {
        answer.resume();
        answer.on('close', () => resolve(answer.statusCode === 200));
      },
    );
    asking.setTimeout(timeoutMs, () => asking.destroy());
    asking.on('error', () => resolve(false));
    asking.end();
  });

interface Endpoint extends ServerPlace {
  /** Whether new connections go to this process. */
  isTaken: boolean;
  /** Whether a probe is in flight; the next one waits for it. */
  isAsked: boolean;
  /** Failed probes since the last successful one. */
  failures: number;
  /** Open connections. */
  connections: number;
}

/**
 * The shared address of several gateways, or processes of a service, like a Service of Kubernetes: it forwards connections in turn to
 * the ready ones, by the probe of deploy/kubernetes. It can be slow, or return invalid data.
 */
export class ServiceAddress {
  private readonly endpoints: Endpoint[];
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private readonly probe = readinessProbe();
  private probing?: NodeJS.Timeout;
  private turn = 0;
  private fault?: NetworkFault;

  constructor(
    private readonly port: number,
    places: readonly ServerPlace[],
  ) {
    this.endpoints = places.map((place) => ({
      ...place,
      isTaken: true,
      isAsked: false,
      failures: 0,
      connections: 0,
    }));
    this.server = createServer({ allowHalfOpen: true }, (client) => this.take(client));
  }

  async start(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.probing = setInterval(() => {
      for (const endpoint of this.endpoints) void this.look(endpoint);
    }, this.probe.periodSeconds * 1000);
  }

  async stop(): Promise<void> {
    clearInterval(this.probing);
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.open) socket.destroy();
    await closed;
  }

  /** Forwards no new connection to a process, before it gets SIGTERM, or forwards to it again. */
  route(name: string, isTaken: boolean): void {
    const endpoint = this.endpoints.find((one) => one.name === name);
    if (endpoint) Object.assign(endpoint, { isTaken, failures: 0 });
  }

  /** The process with the most connections. */
  get busiest(): string {
    const [first] = [...this.endpoints].sort((one, other) => other.connections - one.connections);
    return first?.name ?? '';
  }

  /** Sets the fault of the network from now on; undefined removes it. */
  setNetworkFault(fault?: NetworkFault): void {
    this.fault = fault;
    // Gateways keep their connections for minutes, which would not have the fault.
    if (fault?.kind === 'garbage') for (const socket of this.open) socket.destroy();
  }

  private async look(endpoint: Endpoint): Promise<void> {
    if (endpoint.isAsked) return;
    endpoint.isAsked = true;
    const ready = await isReady(endpoint.port, this.probe.timeoutSeconds * 1000);
    endpoint.isAsked = false;
    if (ready) {
      return void Object.assign(endpoint, { isTaken: true, failures: 0 });
    }
    endpoint.failures += 1;
    if (endpoint.failures >= this.probe.failureThreshold) endpoint.isTaken = false;
  }

  private take(client: Socket): void {
    this.keep(client);
    if (this.fault?.kind === 'garbage') return answerGarbage(client);
    void this.connectAndPass(client);
  }

  /** A process that has ended refuses the connection: it counts as not ready at once, and the next one is tried. */
  private async connectAndPass(client: Socket): Promise<void> {
    for (let endpoint = this.next(); endpoint; endpoint = this.next()) {
      const server = connect({ port: endpoint.port, host: '127.0.0.1', allowHalfOpen: true });
      try {
        await once(server, 'connect');
        endpoint.connections += 1;
        server.once('close', () => (endpoint.connections -= 1));
        return this.pass(client, server);
      } catch {
        endpoint.isTaken = false;
      }
    }
    client.resetAndDestroy();
  }

  private next(): Endpoint | undefined {
    const taken = this.endpoints.filter(({ isTaken }) => isTaken);
    this.turn += 1;
    return taken[this.turn % taken.length];
  }

  private pass(client: Socket, server: Socket): void {
    this.keep(server);
    client.pipe(server);
    server.pipe(delayed(() => (this.fault?.kind === 'slow' ? this.fault.ms : 0))).pipe(client);
    // A connection that is reset is reset on the other side too.
    client.once('close', () => server.destroy());
    server.once('close', () => client.destroySoon());
  }

  private keep(socket: Socket): void {
    this.open.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.open.delete(socket));
  }
}
