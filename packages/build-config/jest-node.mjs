import { fileURLToPath } from 'node:url';

/** A worker that holds more than this when a test file ends makes way for a new one. */
export const workerIdleMemoryLimit = '1GB';

const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Jest project for a Node package: native ES modules, as in production, which Node itself loads once per worker
 * (jest/native/test-runner.cjs).
 *
 * @param {{ name: string, dir: string, testMatch?: string[] }} options `dir` is the package's absolute folder
 */
export const nodeProject = ({ name, dir, testMatch = ['<rootDir>/src/**/*.spec.ts'] }) => ({
  displayName: name,
  rootDir: dir,
  testEnvironment: fromRoot('packages/build-config/jest/native/environment.cjs'),
  testRunner: fromRoot('packages/build-config/jest/native/test-runner.cjs'),
  testMatch,
  transform: {},
});
