import { fileURLToPath } from 'node:url';

/**
 * Node keeps every ES module that ran in a context of its own (https://github.com/nodejs/node/issues/50113), some 100 MB
 * for each file that starts a service. A worker that holds so much makes way for a new one: later files would take ten
 * times as long for collecting garbage.
 */
export const workerIdleMemoryLimit = '1GB';

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Jest project for a Node package: native ES modules, as in production, compiled by swc with the
 * decorator metadata that NestJS and TypeORM read.
 *
 * @param {{ name: string, dir: string, testMatch?: string[] }} options `dir` is the package's absolute folder
 */
export const nodeProject = ({ name, dir, testMatch = ['<rootDir>/src/**/*.spec.ts'] }) => ({
  displayName: name,
  rootDir: dir,
  testEnvironment: 'node',
  testMatch,
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^@phantom/(service-kit|registry|store|listing-index)$': fromRoot('packages/$1/src/index.ts'),
    '^@phantom/service-kit/testing/([a-z0-9-]+)$': fromRoot(
      'packages/service-kit/src/testing/$1.ts',
    ),
    '^@phantom/service-kit/([a-z]+)$': fromRoot('packages/service-kit/src/$1/index.ts'),
    '^(\\.{1,2}/.*(?<!\\.json))\\.js$': '$1',
  },
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          target: 'es2022',
          keepClassNames: true,
        },
        module: { type: 'es6' },
      },
    ],
  },
});
