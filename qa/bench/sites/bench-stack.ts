import { join } from 'node:path';
import { waitUntilReady } from '../../../tools/stack/health.js';
import { waitUntilListening } from '../../../tools/stack/listening.js';
import { fromRoot, repositoryRoot } from '../../../tools/stack/repository.js';
import type { ProcessSpec } from '../../../tools/stack/processes.js';
import { gatewayEnvironment, listServices, type Service } from '../../../tools/stack/services.js';
import type { StackOptions } from '../../../tools/stack/stack-options.js';
import { Stack } from '../../../tools/stack/stack.js';

/** The port offset between gateways, beyond the services' ports. */
const FIRST_EXTRA_PORT = 1;
/** The port offset of other servers, after the services. */
const FIRST_SERVER_PORT = 120;

/** The built and running product, with several gateways in front of its services for comparison. */
export class BenchStack {
  readonly services: Service[];
  readonly storeDir: string;
  private readonly stack: Stack;
  private extraGateways = 0;
  /** Process ids by origin, of servers beside the product. */
  private readonly pids = new Map<string, number | undefined>();

  constructor(readonly options: StackOptions) {
    this.stack = new Stack(options);
    this.services = listServices(options);
    this.storeDir = join(options.dataDir, 'store');
  }

  /** The origin of the product as delivered. */
  get origin(): string {
    return originOf(this.options.gatewayPort);
  }

  start(): Promise<void> {
    // All requests come from one address.
    process.env.READ_LIMIT ??= '100000000';
    // Bytes are measured as they are released.
    process.env.PRECOMPRESS ??= 'best';
    return this.stack.start();
  }

  stop(): Promise<void> {
    return this.stack.stop();
  }

  /**
   * Starts another gateway with the same services.
   *
   * @param env differences from the first gateway's environment
   * @param checkout the repository whose build is started
   * @returns its origin
   */
  async gateway(name: string, env: NodeJS.ProcessEnv, checkout = repositoryRoot): Promise<string> {
    const port = this.options.gatewayPort + FIRST_EXTRA_PORT + this.extraGateways++;
    await this.service(
      {
        name,
        command: process.execPath,
        args: ['dist/main.js'],
        cwd: join(checkout, 'gateway'),
        env: {
          ...gatewayEnvironment(this.services, this.options),
          PORT: String(port),
          PUBLIC_ORIGIN: originOf(port),
          ...env,
        },
      },
      port,
    );
    return originOf(port);
  }

  /**
   * Starts one of the product's servers, and waits until it is ready.
   *
   * @returns its process id
   */
  async service(spec: ProcessSpec, port: number, timeoutMs = 60_000): Promise<number | undefined> {
    const { processes } = this.stack;
    const pid = processes.start(spec);
    const logFile = fromRoot(processes.logFile(spec.name));
    const { signal } = new AbortController();
    await waitUntilReady({ name: spec.name, port, logFile }, signal, timeoutMs);
    this.pids.set(originOf(port), pid);
    return pid;
  }

  /** Starts a server for comparison, and waits until it accepts connections. */
  async server(spec: ProcessSpec, port: number): Promise<string> {
    this.pids.set(originOf(port), this.stack.processes.start(spec));
    await waitUntilListening(port);
    return originOf(port);
  }

  /** The process behind the origin of a `gateway` or `server`. */
  pidOf(origin: string): number | undefined {
    return this.pids.get(origin);
  }

  /** A free port for a `server`. */
  port(index: number): number {
    return this.options.gatewayPort + FIRST_SERVER_PORT + index;
  }
}

const originOf = (port: number): string => `http://localhost:${port}`;
