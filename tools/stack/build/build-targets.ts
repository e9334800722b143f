import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { repositoryRoot } from '../repository.js';
import { dropForeignOutputs } from './drop-foreign-outputs.js';

export interface BuildTarget {
  name: string;
  /** Files and folders, from the repository's root, whose change asks for a new build. */
  inputs: string[];
  /** The folders that the build writes, and nobody else. */
  outputs: string[];
  /** Removes what the build would leave although it is not of these inputs. */
  prepare?: () => Promise<void>;
  command: string[];
  cwd: string;
}

const bin = (name: string) => join(repositoryRoot, 'node_modules', '.bin', name);

// Without api-client, which has types only.
const frontendPackages = [
  ...['mf-kit', 'ui', 'map', 'forms', 'rich-text', 'registry', 'build-config'],
];
const forEveryBuild = ['package-lock.json', 'tsconfig.base.json'];
/** What every build for the browser reads beside its own folder. */
export const frontendInputs = [
  ...forEveryBuild,
  ...frontendPackages.map((each) => `packages/${each}`),
];

/** Those of `tsconfig.build.json`. */
const serverPackages = [
  'service-kit',
  'personal-data',
  'files',
  'outbox',
  'inbox',
  'subscriptions',
  'backup',
  'rich-text',
  'content-editing',
  'registry',
  'store',
  'listing-index',
].map((name) => `packages/${name}`);
const serverProjects = [
  ...serverPackages,
  ...['auth', 'content', 'listings', 'properties'].map((name) => `services/${name}`),
  'gateway',
];

const servers: BuildTarget = {
  name: 'services',
  inputs: [
    ...forEveryBuild,
    'tsconfig.build.json',
    'packages/build-config/tsconfig.node.json',
    ...serverPackages,
    'services',
    'gateway',
  ],
  outputs: serverProjects.map((project) => `${project}/dist`),
  prepare: async () => {
    for (const project of serverProjects) await dropForeignOutputs(join(repositoryRoot, project));
  },
  command: [bin('tsc'), '-b', 'tsconfig.build.json'],
  cwd: repositoryRoot,
};

type Mode = 'production' | 'development';

const frontend = (name: string, mode: Mode): BuildTarget => ({
  name,
  inputs: [...frontendInputs, name],
  outputs: [`${name}/dist`],
  prepare: () => rm(join(repositoryRoot, name, 'dist'), { recursive: true, force: true }),
  command: [bin('webpack'), '--mode', mode],
  cwd: join(repositoryRoot, name),
});

/** In development the shell brings the React that can reload; the remotes come from servers of their own. */
export const buildTargets = (dev: boolean): BuildTarget[] => [
  servers,
  frontend('shell', dev ? 'development' : 'production'),
  ...remotes.map((name) => frontend(name, 'production')),
];
