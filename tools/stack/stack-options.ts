import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from './repository.js';
import { StackFailure } from './failure.js';

/** Where one local stack keeps its files and listens. */
export interface StackOptions {
  dataDir: string;
  /** The gateway's port; the services follow at +101 … +104, the picture server at +105, in watch mode the remotes at +1101 and up, PostgreSQL has its own. */
  gatewayPort: number;
  postgresPort: number;
  /** Watch mode: services restart and remotes reload on a change. */
  dev: boolean;
  /** When the demo pictures are drawn. Undefined if there is no illustrator: no process draws them. */
  pictures?: PicturesMode;
}

const PICTURES_MODES = ['background', 'on-request', 'before', 'samples'] as const;

/**
 * `background`: on request, and the rest while nothing is requested. `on-request`: no others. `before`: all of them before the site
 * starts, for measurements. `samples`: none; each request gets a small plain picture of the right shape, for tests.
 */
export type PicturesMode = (typeof PICTURES_MODES)[number];

function port(text: string, name: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0 && value < 64_000) return value;
  throw new StackFailure(`--${name} must be a port number below 64000, not "${text}".`);
}

function picturesMode(text: string): PicturesMode {
  const mode = PICTURES_MODES.find((one) => one === text);
  if (mode) return mode;
  throw new StackFailure(`--pictures must be ${PICTURES_MODES.join(', ')}, not "${text}".`);
}

/** Reads the command line of `npm start` and `npm run dev`. */
export function readStackOptions(args: string[]): StackOptions {
  const { values } = parseArgs({
    args,
    options: {
      'data-dir': { type: 'string', default: '.data' },
      port: { type: 'string', default: '8000' },
      'postgres-port': { type: 'string', default: '54329' },
      dev: { type: 'boolean', default: false },
      pictures: { type: 'string', default: 'background' },
    },
  });
  return {
    dataDir: resolve(repositoryRoot, values['data-dir']),
    gatewayPort: port(values.port, 'port'),
    postgresPort: port(values['postgres-port'], 'postgres-port'),
    dev: values.dev,
    pictures: picturesMode(values.pictures),
  };
}
