import { join } from 'node:path';
import { waitUntilReady } from '../../stack/health.js';
import { fromRoot, repositoryRoot } from '../../stack/repository.js';
import { gatewayEnvironment, listServices, type Service } from '../../stack/services.js';
import type { StackOptions } from '../../stack/stack-options.js';
import { Stack } from '../../stack/stack.js';

/** Further gateways follow this far behind the first: the services' ports lie beyond. */
const FIRST_EXTRA_PORT = 1;

/** The product, built and running, with as many gateways in front of its services as are compared. */
export class BenchStack {
  readonly services: Service[];
  readonly storeDir: string;
  private readonly stack: Stack;
  private extraGateways = 0;

  constructor(private readonly options: StackOptions) {
    this.stack = new Stack(options);
    this.services = listServices(options);
    this.storeDir = join(options.dataDir, 'store');
  }

  /** Where visitors find the product as it is delivered. */
  get origin(): string {
    return originOf(this.options.gatewayPort);
  }

  start(): Promise<void> {
    return this.stack.start();
  }

  stop(): Promise<void> {
    return this.stack.stop();
  }

  /**
   * Starts another gateway before the same services.
   *
   * @param env what differs from the first one's environment
   * @returns its origin
   */
  async gateway(name: string, env: NodeJS.ProcessEnv): Promise<string> {
    const port = this.options.gatewayPort + FIRST_EXTRA_PORT + this.extraGateways++;
    const { processes } = this.stack;
    processes.start({
      name,
      command: process.execPath,
      args: ['dist/main.js'],
      cwd: join(repositoryRoot, 'gateway'),
      env: {
        ...gatewayEnvironment(this.services, this.options),
        PORT: String(port),
        PUBLIC_ORIGIN: originOf(port),
        ...env,
      },
    });
    const logFile = fromRoot(processes.logFile(name));
    await waitUntilReady({ name, port, logFile }, AbortSignal.timeout(60_000));
    return originOf(port);
  }
}

const originOf = (port: number): string => `http://localhost:${port}`;
