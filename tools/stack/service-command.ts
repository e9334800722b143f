import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './processes.js';
import type { Service } from './services.js';

interface ServiceCommand {
  env: NodeJS.ProcessEnv;
  logFile: string;
  signal: AbortSignal;
}

const script = (command: string) => `dist/${command}.js`;

export const hasServiceCommand = ({ folder }: Service, command: string): boolean =>
  existsSync(join(folder, script(command)));

/** Runs a command of a service that ends by itself, `migrate` or `seed`, as it was built. */
export const runServiceCommand = (
  { name, folder }: Service,
  command: string,
  how: ServiceCommand,
): Promise<void> =>
  runToEnd({
    name: `${name} ${command}`,
    command: process.execPath,
    args: [script(command)],
    cwd: folder,
    ...how,
  });
