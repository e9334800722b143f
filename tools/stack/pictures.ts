import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ProcessSpec, runToEnd } from './processes.js';
import { repositoryRoot } from './repository.js';
import type { StackOptions } from './stack-options.js';

/** All local stacks share the drawn pictures: they are the same everywhere. Samples do not stand in their place. */
const picturesDir = ({ dataDir, pictures }: StackOptions): string =>
  join(pictures === 'samples' ? dataDir : join(repositoryRoot, '.data'), 'pictures');

/** `tools` runs the illustrator as a process and imports nothing of it: a company that goes live deletes `demo`. */
const ILLUSTRATOR = 'demo/illustrations';

export const hasIllustrator = (): boolean => existsSync(join(repositoryRoot, ILLUSTRATOR));

/** Behind the ports of the services. */
const PORT = 105;

export const picturesPort = ({ gatewayPort }: StackOptions): number => gatewayPort + PORT;

/** The gateway's settings for pictures. */
export const picturesEnvironment = (options: StackOptions): NodeJS.ProcessEnv => ({
  PICTURES_DIR: picturesDir(options),
  ...(options.pictures && { PICTURES_URL: `http://127.0.0.1:${picturesPort(options)}` }),
});

/** glibc keeps memory of the encoders in an arena for each thread, and would hold several hundred MB. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

const illustrator = (options: StackOptions, args: string[]) => ({
  command: process.execPath,
  args: ['--import', 'tsx', ...args, '--out', picturesDir(options)],
  cwd: repositoryRoot,
  env: { ...process.env, ...FEW_ARENAS },
});

/** The process that has pictures drawn on request. */
export const pictureServer = (options: StackOptions): ProcessSpec => ({
  name: 'pictures',
  ...illustrator(options, [
    `${ILLUSTRATOR}/server/cli.ts`,
    ...['--port', String(picturesPort(options))],
    ...(options.pictures === 'background'
      ? ['--page', `http://localhost:${options.gatewayPort}/`]
      : []),
    ...(options.pictures === 'samples' ? ['--samples'] : []),
  ]),
});

/** Draws all pictures that are missing. */
export const drawPictures = (
  options: StackOptions,
  logFile: string,
  signal: AbortSignal,
): Promise<void> =>
  runToEnd({
    name: 'Drawing the pictures',
    ...illustrator(options, [`${ILLUSTRATOR}/cli.ts`]),
    logFile,
    signal,
  });
