import { fileURLToPath } from 'node:url';
import { nodeProject, workerIdleMemoryLimit } from './packages/build-config/jest-node.mjs';
import { serverProject, webProject } from './packages/build-config/jest-web.mjs';
import { remotes } from './packages/build-config/remotes.mjs';

const dir = (path) => fileURLToPath(new URL(path, import.meta.url));
const named = (prefix) => (folder) => ({
  name: folder.split('/').pop() + prefix,
  dir: dir(folder),
});

const services = ['auth', 'content', 'listings', 'properties'].map((name) => `services/${name}`);
const nodePackages = [
  ...services,
  'gateway',
  'packages/service-kit',
  'packages/files',
  'packages/outbox',
  'packages/inbox',
  'packages/subscriptions',
  'packages/rich-text',
  'packages/content-editing',
  'packages/registry',
  'packages/store',
  'packages/listing-index',
];
const webPackages = [
  'packages/mf-kit',
  'packages/ui',
  'packages/map',
  'packages/forms',
  'shell',
  ...remotes,
];

/** Units: `*.spec.ts(x)` beside the source. Integration has its own file, jest.int.config.mjs. */
export default {
  testSequencer: dir('tools/testing/longest-first.cjs'),
  globalSetup: dir('tools/testing/programs-setup.mjs'),
  workerIdleMemoryLimit,
  // They run beside the integration tests, which go first.
  testTimeout: 60_000,
  projects: [
    ...nodePackages.map(named('')).map(nodeProject),
    nodeProject({
      name: 'build-config',
      dir: dir('packages/build-config'),
      testMatch: ['<rootDir>/{jest,webpack}/**/*.spec.mjs'],
    }),
    ...['tools', 'demo', 'qa']
      .map(named(''))
      .map((room) => nodeProject({ ...room, testMatch: ['<rootDir>/**/*.spec.ts'] })),
    ...webPackages.map(named('')).map(webProject),
    ...['packages/mf-kit', 'shell'].map(named('')).map(serverProject),
  ],
};
