import { join } from 'node:path';
import { generateIllustrations } from '../illustrations/generate.js';
import { buildChanged } from './build/build-changed.js';
import { buildTargets } from './build/build-targets.js';
import { prepareDataDir } from './data-dir.js';
import { remotePorts, remoteServers, serverCompiler } from './dev-processes.js';
import { waitUntilReady } from './health.js';
import { requireFreePorts } from './ports.js';
import { startPostgres } from './postgres/start-postgres.js';
import { Processes } from './processes.js';
import { publishRemotes } from './publish-remotes.js';
import { fromRoot, repositoryRoot } from './repository.js';
import { runServiceCommand } from './service-command.js';
import {
  gatewayEnvironment,
  listServices,
  ownerEnvironment,
  type Service,
  serviceEnvironment,
} from './services.js';
import type { StackOptions } from './stack-options.js';
import { step } from './terminal.js';

const node = process.execPath;

/** Everything that `npm start` runs, in the order in which the parts need each other. */
export class Stack {
  private readonly services: Service[];
  private readonly abort = new AbortController();
  readonly processes: Processes;

  constructor(private readonly options: StackOptions) {
    this.services = listServices(options);
    this.processes = new Processes(join(options.dataDir, 'logs'));
  }

  async start(): Promise<void> {
    await prepareDataDir(this.options.dataDir);
    await requireFreePorts(this.ports());
    await Promise.all([this.build(), this.startDatabases()]);
    await step('Loading the demo data', () => this.eachService('migrate', 'seed'));
    await Promise.all([
      step('Drawing the pictures', () => this.drawPictures()),
      step('Publishing the remotes', () => publishRemotes(join(this.options.dataDir, 'store'))),
      step('Starting the services', () => this.startServices()),
    ]);
    // Last: whoever finds the gateway ready finds a complete site.
    await step('Starting the gateway', () => this.startGateway());
  }

  async stop(): Promise<void> {
    this.abort.abort();
    await this.processes.stopAll();
  }

  private ports(): Record<string, number> {
    const { dev, gatewayPort } = this.options;
    const ports: Record<string, number> = {
      gateway: gatewayPort,
      ...(dev && remotePorts(gatewayPort)),
    };
    for (const { name, port } of this.services) ports[name] = port;
    if (this.needsPostgres()) ports.PostgreSQL = this.options.postgresPort;
    return ports;
  }

  private needsPostgres(): boolean {
    return this.services.some(({ embeddedDatabase }) => embeddedDatabase);
  }

  private async build(): Promise<void> {
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

  /** Each service's own commands, one after the other; the services side by side. */
  private async eachService(...commands: string[]): Promise<void> {
    const runAll = async (service: Service) => {
      for (const command of commands) await this.runServiceCommand(service, command);
    };
    await Promise.all(this.services.map(runAll));
  }

  private runServiceCommand(service: Service, command: string): Promise<void> {
    return runServiceCommand(service, command, {
      env: ownerEnvironment(service, this.options),
      logFile: this.processes.logFile(`${service.name}-${command}`),
      signal: this.abort.signal,
    });
  }

  private async drawPictures(): Promise<void> {
    await generateIllustrations({
      out: join(repositoryRoot, '.data', 'pictures'),
      signal: this.abort.signal,
    });
  }

  private async startServices(): Promise<void> {
    if (this.options.dev) {
      for (const spec of [serverCompiler, ...remoteServers(this.options.gatewayPort)])
        this.processes.start(spec);
    }
    await Promise.all(
      this.services.map((service) => {
        const { name, port, folder } = service;
        return this.startServer(name, port, folder, serviceEnvironment(service, this.options));
      }),
    );
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
    const logFile = fromRoot(this.processes.logFile(name));
    return waitUntilReady({ name, port, logFile }, this.abort.signal);
  }
}
