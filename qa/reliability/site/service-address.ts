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

/** How often and how patiently the cluster asks a process whether it is ready, as deploy/kubernetes says. */
function readinessProbe(): Probe {
  const file = join(repositoryRoot, 'deploy/kubernetes/base/server/deployment.yaml');
  const { spec } = parse(readFileSync(file, 'utf8')) as Deployment;
  const [container] = spec.template.spec.containers;
  if (!container) throw new Error(`${file} has no container`);
  return container.readinessProbe;
}

/** Whether the process at a port says in time that it is ready. */
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
  /** Whether connections go there. */
  isTaken: boolean;
  /** A probe waits for its answer: the next one waits for it. */
  isAsked: boolean;
  /** Probes that failed since the last that did not. */
  failures: number;
  /** Connections that are open. */
  connections: number;
}

/**
 * The one address of several gateways, or processes of a service, as a Service of Kubernetes is: connections go in turn to those that are
 * ready, by the probe of deploy/kubernetes. It can be made slow, or to answer garbage.
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

  /** Sends no new connection to a process, as before it is told to end, or again. */
  route(name: string, isTaken: boolean): void {
    const endpoint = this.endpoints.find((one) => one.name === name);
    if (endpoint) Object.assign(endpoint, { isTaken, failures: 0 });
  }

  /** The process that most is sent to. */
  get busiest(): string {
    const [first] = [...this.endpoints].sort((one, other) => other.connections - one.connections);
    return first?.name ?? '';
  }

  /** What is wrong from now on; nothing, where none is given. */
  suffer(fault?: NetworkFault): void {
    this.fault = fault;
    // The gateways keep their connections for minutes: these would be none the wiser.
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

  /** A process that has ended refuses: the cluster hears of that at once, and the next one is asked. */
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
    // An end without a goodbye is passed on as one.
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
