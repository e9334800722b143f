import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { repositoryRoot } from '../repository.js';

export interface BuildTarget {
  name: string;
  /** Files and folders, from the repository's root, whose change asks for a new build. */
  inputs: string[];
  /** A file that only a finished build leaves behind. */
  output: string;
  command: string[];
  cwd: string;
}

const bin = (name: string) => join(repositoryRoot, 'node_modules', '.bin', name);

const frontendPackages = ['mf-kit', 'ui', 'map', 'forms', 'api-client', 'registry', 'build-config'];
const forEveryBuild = ['package-lock.json', 'tsconfig.base.json'];
/** What every build for the browser reads beside its own folder. */
export const frontendInputs = [
  ...forEveryBuild,
  ...frontendPackages.map((each) => `packages/${each}`),
];

const servers: BuildTarget = {
  name: 'services',
  inputs: [
    ...forEveryBuild,
    'tsconfig.build.json',
    'packages/build-config/tsconfig.node.json',
    'packages/service-kit',
    'packages/registry',
    'packages/store',
    'packages/listing-index',
    'services',
    'gateway',
  ],
  output: 'gateway/dist/main.js',
  command: [bin('tsc'), '-b', 'tsconfig.build.json'],
  cwd: repositoryRoot,
};

type Mode = 'production' | 'development';

const frontend = (name: string, mode: Mode): BuildTarget => ({
  name,
  inputs: [...frontendInputs, name],
  output: `${name}/dist/build.json`,
  command: [bin('webpack'), '--mode', mode],
  cwd: join(repositoryRoot, name),
});

/** In development the shell brings the React that can reload; the remotes come from servers of their own. */
export const buildTargets = (dev: boolean): BuildTarget[] => [
  servers,
  frontend('shell', dev ? 'development' : 'production'),
  ...remotes.map((name) => frontend(name, 'production')),
];
