import { fileURLToPath } from 'node:url';
import { nodeProject, workerIdleMemoryLimit } from './packages/build-config/jest-node.mjs';

const dir = (path) => fileURLToPath(new URL(path, import.meta.url));
const folders = ['auth', 'content', 'listings', 'properties'].map((name) => `services/${name}`);

/** Integration: `test/*.int-spec.ts` against a real PostgreSQL, started once for the run. */
export default {
  testSequencer: dir('tools/testing/longest-first.cjs'),
  workerIdleMemoryLimit,
  globalSetup: dir('tools/testing/postgres-setup.mjs'),
  globalTeardown: dir('tools/testing/postgres-teardown.mjs'),
  testTimeout: 60_000,
  projects: [
    ...folders,
    'gateway',
    'packages/service-kit',
    'packages/files',
    'packages/outbox',
    'packages/backup',
    'packages/store',
    'qa/hostile',
    'qa/market',
    'qa/reliability',
  ].map((folder) =>
    nodeProject({
      name: folder.split('/').pop(),
      dir: dir(folder),
      testMatch: ['<rootDir>/test/**/*.int-spec.ts'],
    }),
  ),
};
