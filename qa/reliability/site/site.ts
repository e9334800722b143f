import { join } from 'node:path';
import { buildChanged } from '../../../tools/stack/build/build-changed.js';
import { prepareDataDir } from '../../../tools/stack/data-dir.js';
import { waitUntilReady } from '../../../tools/stack/health.js';
import { waitUntilListening } from '../../../tools/stack/listening.js';
import { requireFreePorts } from '../../../tools/stack/ports.js';
import { Processes } from '../../../tools/stack/processes.js';
import { publishRemotes } from '../../../tools/stack/publish-remotes.js';
import { fromRoot } from '../../../tools/stack/repository.js';
import type { ServiceName } from '../../../tools/stack/services.js';
import { residentMemory } from '../../bench/gateway/resident-memory.js';
import { Bucket } from './bucket.js';
import { fillDatabases, startDatabases } from './databases.js';
import { killPostmaster } from './kill-postmaster.js';
import { type ServerSpec, serverSpecs, supportSpecs } from './server-specs.js';
import { ServiceAddress } from './service-address.js';
import { layOut, portsOf, type SiteLayout } from './site-layout.js';
import type { SiteOptions } from './site-options.js';
import { SmallDisk } from './small-disk.js';

/**
 * The complete product as in production: gateways behind nginx, processes of each service behind one address, PostgreSQL, Redis and,
 * optionally, a bucket and an address before the gateways. Each process can be killed, frozen and started again by its name: `gateway-1`,
 * `auth-2`, `postgres`, `redis`, `nginx`.
 */
export class Site {
  readonly layout: SiteLayout;
  readonly addresses: Record<ServiceName | 'gateway', ServiceAddress>;
  readonly processes: Processes;
  /** The mount point of the database, if it has a separate disk. */
  readonly disk?: SmallDisk;
  private bucket?: Bucket;
  private servers: ServerSpec[] = [];
  private readonly abort = new AbortController();

  constructor(readonly options: SiteOptions) {
    const { dataDir, databaseDisk } = options;
    this.layout = layOut(options);
    this.processes = new Processes(join(dataDir, 'logs'));
    if (databaseDisk) this.disk = new SmallDisk(join(dataDir, 'postgres'), databaseDisk);
    const { services, processesOf, gatewayAddressPort, gateways } = this.layout;
    const addresses = services.map(({ name, port }) => [
      name,
      new ServiceAddress(port, processesOf[name]),
    ]);
    this.addresses = {
      ...(Object.fromEntries(addresses) as Record<ServiceName, ServiceAddress>),
      gateway: new ServiceAddress(gatewayAddressPort, gateways),
    };
  }

  /** The origin for visitors. */
  get origin(): string {
    return `http://localhost:${this.options.port}`;
  }

  /** The store of releases; with a bucket, its credentials are in the environment. */
  get store(): string {
    return this.bucket?.store ?? join(this.options.dataDir, 'store');
  }

  /**
   * Builds what changed, fills the databases, publishes, starts all processes, and waits until they are ready.
   *
   * @throws StackFailure when a step fails, or one of the processes ends
   */
  async start(): Promise<void> {
    const started = this.startAll();
    started.catch(() => undefined);
    await Promise.race([started, this.processes.unexpectedEnd]);
    // From now on processes may end on purpose: whoever needs one finds out that it has ended.
    this.processes.needOnly([], () => undefined);
  }

  /** Stops everything that was started, also after a failed start. */
  async stop(): Promise<void> {
    this.abort.abort();
    await this.processes.stopAll();
    await Promise.all(Object.values(this.addresses).map((address) => address.stop()));
    await this.bucket?.stop();
    await this.disk?.unmount().catch(() => undefined);
  }

  /** The processes of a service: `auth-1`, `auth-2`. */
  processesOf(service: ServiceName): string[] {
    return this.layout.processesOf[service].map(({ name }) => name);
  }

  /** Starts a process that does not run, and waits until it is ready. */
  async startProcess(name: string): Promise<void> {
    if (name === 'postgres') {
      return startDatabases(this.layout, this.processes, this.abort.signal);
    }
    const server = this.servers.find((one) => one.name === name);
    if (server) {
      this.processes.start(server);
      await this.untilReady(name);
      return this.route(server, true);
    }
    const { spec, port } = await supportSpecs(name, this.layout);
    this.processes.start(spec);
    await waitUntilListening(port, this.abort.signal);
  }

  isRunning(name: string): boolean {
    return this.processes.pids.has(name);
  }

  /** Waits until a gateway or a process of a service is ready. */
  async untilReady(name: string, timeoutMs?: number): Promise<void> {
    const port = this.servers.find((one) => one.name === name)?.port;
    if (port === undefined) throw new Error(`${name} has no readiness probe`);
    const logFile = fromRoot(this.processes.logFile(name));
    const ready = waitUntilReady({ name, port, logFile }, this.abort.signal, timeoutMs);
    await Promise.race([ready, this.processes.failIfEnded(name)]);
  }

  /** Kills a process. */
  async kill(name: string): Promise<void> {
    if (name === 'postgres') await killPostmaster(join(this.options.dataDir, 'postgres'));
    await this.processes.end(name, 'SIGKILL');
  }

  /** Stops a process like the cluster: its address forwards no new connection, and it finishes its requests. */
  async end(name: string): Promise<void> {
    const server = this.servers.find((one) => one.name === name);
    if (server) this.route(server, false);
    await this.processes.end(name);
  }

  /** Stops a process in this way, and starts another in its place. */
  async restart(name: string): Promise<void> {
    await this.end(name);
    await this.startProcess(name);
  }

  /** Suspends a process until `thaw`. */
  freeze(name: string): void {
    this.processes.signal(name, 'SIGSTOP');
  }

  thaw(name: string): void {
    this.processes.signal(name, 'SIGCONT');
  }

  /** MiB of each process with its children. */
  async memory(): Promise<Map<string, number>> {
    const sizes = [...this.processes.pids].map(
      async ([name, pid]) => [name, await residentMemory(pid)] as const,
    );
    return new Map(await Promise.all(sizes));
  }

  private async startAll(): Promise<void> {
    const { signal } = this.abort;
    await prepareDataDir(this.options.dataDir);
    await requireFreePorts(portsOf(this.layout));
    await this.disk?.mount();
    if (this.options.hasBucket) this.bucket = await Bucket.start();
    await Promise.all([buildChanged(signal), startDatabases(this.layout, this.processes, signal)]);
    await fillDatabases(this.layout, this.processes, signal);
    await this.publish();
    this.servers = serverSpecs(this.layout, this.options, this.bucket);
    await Promise.all(Object.values(this.addresses).map((address) => address.start()));
    await this.startProcess('redis');
    await Promise.all(this.servers.map(({ name }) => this.startProcess(name)));
    await this.startProcess('nginx');
  }

  private async publish(): Promise<void> {
    Object.assign(process.env, this.bucket?.credentials);
    const { signal } = this.abort;
    await publishRemotes(this.store, { logFile: this.processes.logFile('publish'), signal });
  }

  private route({ name, memberOf }: ServerSpec, isTaken: boolean): void {
    this.addresses[memberOf].route(name, isTaken);
  }
}
