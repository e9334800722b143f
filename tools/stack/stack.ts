import { join } from 'node:path';
import { makeApiTypes } from '../api-types.mjs';
import { buildChanged } from './build/build-changed.js';
import { buildTargets } from './build/build-targets.js';
import { prepareDataDir } from './data-dir.js';
import { buildStatusDir, devProcesses, remotePorts } from './dev/dev-processes.js';
import { reportBuilds } from './dev/report-builds.js';
import { waitUntilReady } from './health.js';
import { drawPictures, pictureServer, picturesPort } from './pictures.js';
import { requireFreePorts } from './ports.js';
import { startPostgres } from './postgres/start-postgres.js';
import { Processes } from './processes.js';
import { publishRemotes } from './publish-remotes.js';
import { fromRoot, repositoryRoot } from './repository.js';
import { removeRunningSite, writeRunningSite } from './running-site.js';
import { hasServiceCommand, runServiceCommand } from './service-command.js';
import {
  gatewayEnvironment,
  listServices,
  ownerEnvironment,
  type Service,
  serviceEnvironment,
} from './services.js';
import type { StackOptions } from './stack-options.js';
import { say, step } from './terminal.js';

const node = process.execPath;

/** Everything that `npm start` runs, in the order in which the parts need each other. */
export class Stack {
  private readonly services: Service[];
  private readonly abort = new AbortController();
  readonly processes: Processes;
  private stopReporting = (): void => undefined;

  constructor(private readonly options: StackOptions) {
    this.services = listServices(options);
    this.processes = new Processes(join(options.dataDir, 'logs'));
  }

  async start(): Promise<void> {
    await prepareDataDir(this.options.dataDir);
    await requireFreePorts(this.ports());
    await Promise.all([this.build(), this.startDatabases()]);
    await Promise.all([
      this.drawPictures(),
      step('Publishing the remotes', () => this.publishRemotes()),
      this.fillAndStartServices(),
    ]);
    if (this.options.dev) this.startWatching();
    // Last: whoever finds the gateway ready finds a complete site.
    await step('Starting the gateway', () => this.startGateway());
    const { dataDir, gatewayPort } = this.options;
    await writeRunningSite(dataDir, {
      origin: `http://localhost:${gatewayPort}`,
      pid: process.pid,
    });
  }

  async stop(): Promise<void> {
    this.abort.abort();
    this.stopReporting();
    await removeRunningSite(this.options.dataDir);
    await this.processes.stopAll();
  }

  private ports(): Record<string, number> {
    const { dev, gatewayPort } = this.options;
    const ports: Record<string, number> = {
      gateway: gatewayPort,
      ...(dev && remotePorts(gatewayPort)),
    };
    for (const { name, port } of this.services) ports[name] = port;
    if (this.options.pictures) ports.pictures = picturesPort(this.options);
    if (this.needsPostgres()) ports.PostgreSQL = this.options.postgresPort;
    return ports;
  }

  private needsPostgres(): boolean {
    return this.services.some(({ embeddedDatabase }) => embeddedDatabase);
  }

  private async build(): Promise<void> {
    // Only editors and the compiler's checks read them.
    await makeApiTypes();
    await step('Building what changed', () =>
      buildChanged(this.abort.signal, buildTargets(this.options.dev)),
    );
  }

  private async startDatabases(): Promise<void> {
    if (!this.needsPostgres()) return;
    await step('Starting PostgreSQL', () =>
      startPostgres(this.options, this.services, this.processes, this.abort.signal),
    );
  }

  private async fillAndStartServices(): Promise<void> {
    await step('Migrating, and loading the demo data', () => this.fillDatabases());
    await step('Starting the services', () => this.startServices());
  }

  /** A company that went live has deleted `seed`, which migrates too. */
  private async fillDatabases(): Promise<void> {
    const fill = (service: Service) => {
      const command = hasServiceCommand(service, 'seed') ? 'seed' : 'migrate';
      return runServiceCommand(service, command, {
        env: ownerEnvironment(service, this.options),
        logFile: this.processes.logFile(`${service.name}-${command}`),
        signal: this.abort.signal,
      });
    };
    await Promise.all(this.services.map(fill));
  }

  /** A page does not wait for pictures: they are drawn in a process of their own when they are requested. */
  private async drawPictures(): Promise<void> {
    const { pictures } = this.options;
    if (!pictures) return;
    if (pictures === 'before') {
      const logFile = this.processes.logFile('pictures-before');
      await step('Drawing the pictures', () =>
        drawPictures(this.options, logFile, this.abort.signal),
      );
    }
    this.processes.start(pictureServer(this.options));
    await this.untilReady('pictures', picturesPort(this.options));
  }

  private publishRemotes(): Promise<void> {
    const logFile = this.processes.logFile('publish');
    const store = join(this.options.dataDir, 'store');
    return publishRemotes(store, { logFile, signal: this.abort.signal });
  }

  private async startServices(): Promise<void> {
    await Promise.all(
      this.services.map((service) => {
        const { name, port, folder } = service;
        return this.startServer(name, port, folder, serviceEnvironment(service, this.options));
      }),
    );
  }

  /** Rebuilds on a change from now on, and prints what does not build. */
  private startWatching(): void {
    this.stopReporting = reportBuilds(buildStatusDir(this.options), say);
    for (const spec of devProcesses(this.options)) this.processes.start(spec);
  }

  private startGateway(): Promise<void> {
    const folder = join(repositoryRoot, 'gateway');
    const env = gatewayEnvironment(this.services, this.options);
    return this.startServer('gateway', this.options.gatewayPort, folder, env);
  }

  private startServer(
    name: string,
    port: number,
    cwd: string,
    env: NodeJS.ProcessEnv,
  ): Promise<void> {
    const watch = this.options.dev ? ['--watch', '--watch-preserve-output'] : [];
    this.processes.start({ name, command: node, args: [...watch, 'dist/main.js'], cwd, env });
    return this.untilReady(name, port);
  }

  private untilReady(name: string, port: number): Promise<void> {
    const logFile = fromRoot(this.processes.logFile(name));
    return waitUntilReady({ name, port, logFile }, this.abort.signal);
  }
}
