import { fileURLToPath } from 'node:url';

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
    '^@phantom/(service-kit|registry|store)$': fromRoot('packages/$1/src/index.ts'),
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
