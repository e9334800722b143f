import { runToEnd } from './processes.js';
import type { Service } from './services.js';

interface ServiceCommand {
  env: NodeJS.ProcessEnv;
  logFile: string;
  signal: AbortSignal;
}

/** Runs a command of a service that ends by itself, `migrate` or `seed`, as it was built. */
export const runServiceCommand = (
  { name, folder }: Service,
  command: string,
  how: ServiceCommand,
): Promise<void> =>
  runToEnd({
    name: `${name} ${command}`,
    command: process.execPath,
    args: [`dist/${command}.js`],
    cwd: folder,
    ...how,
  });
