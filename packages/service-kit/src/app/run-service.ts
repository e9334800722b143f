import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ConfigClass, loadConfig } from '../config/load-config.js';
import type { ProcessConfig } from '../config/process-config.js';
import { StartupError } from '../errors/app-error.js';
import { codeOf } from '../errors/error-code.js';
import { createLogger } from '../logging/logger.js';
import { closeOnSignal, Lifecycle } from '../process/close-on-signal.js';
import { runProcess } from '../process/run-process.js';
import { Revocations } from '../auth/revocation.js';
import { createServiceApp } from './create-service-app.js';

/** Milliseconds for which a new process waits for the revocation list. Without the auth service it serves public calls. */
const FIRST_LIST_PATIENCE = 2_000;

export interface RunServiceOptions {
  /** The name of the process in logs. */
  name: string;
  module: Type | DynamicModule;
  config: ConfigClass<ProcessConfig>;
  /** Runs before the process listens, so that the first requests are fast. An error ends the process. */
  prepare?: (app: NestFastifyApplication) => Promise<void>;
}

/** Starts a service and runs it until SIGTERM or SIGINT. An error at the start ends in one line and exit 1. */
export async function runService({
  name,
  module,
  config: Config,
  prepare,
}: RunServiceOptions): Promise<void> {
  await runProcess(name, async () => {
    const config = loadConfig(Config);
    const logger = createLogger({ name, level: config.logLevel });
    const app = await createServiceApp({ name, module, config, logger });
    closeOnSignal(app, {
      logger,
      lifecycle: app.get(Lifecycle),
      grace: config.shutdownGrace,
      deadline: config.shutdownDeadline,
    });
    await app.init();
    // Calls with a token are refused before the first list: until then the process that this one replaces serves them.
    await app.get(Revocations, { strict: false }).untilKnown(FIRST_LIST_PATIENCE);
    await prepare?.(app);
    await listen(app, config);
  });
}

async function listen(app: NestFastifyApplication, config: ProcessConfig): Promise<void> {
  try {
    await app.listen(config.port, config.host);
  } catch (error) {
    await app.close();
    throw listenFault(error, config) ?? error;
  }
}

function listenFault(error: unknown, { port, host }: ProcessConfig): StartupError | undefined {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return new StartupError(`Port ${port} is already in use (PORT)`);
  if (code === 'EACCES') return new StartupError(`Port ${port} is not allowed to this user (PORT)`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(`${host} is not an address of this machine (HOST)`);
  }
  return undefined;
}
