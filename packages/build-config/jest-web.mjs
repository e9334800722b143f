import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What a browser package has for its server bundle. */
const SERVER_FOLDER = '/src/server/';

/**
 * Jest project for a browser package: jsdom, CommonJS, styles as class-name proxies.
 *
 * @param {{ name: string, dir: string }} options `dir` is the package's absolute folder
 */
export const webProject = ({ name, dir }) => ({
  displayName: name,
  rootDir: dir,
  runtime: here('./jest/shared-scripts-runtime.cjs'),
  testEnvironment: here('./jest/jsdom-environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: [SERVER_FOLDER],
  setupFilesAfterEnv: [here('./jest/setup-web.mjs')],
  moduleNameMapper: {
    '\\.module\\.(css|scss)$': 'identity-obj-proxy',
    '\\.(css|scss)$': here('./jest/empty.cjs'),
    '(\\.(svg|png|webp|avif|woff2)|-worker\\.mjs)$': here('./jest/asset.cjs'),
  },
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.mjs$': ['@swc/jest', { module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: ['/node_modules/(?!(@phantom|openapi-fetch|single-spa)/)'],
});

/**
 * Jest project for what a browser package does on a server: Node, and `x.server.ts` in the place of `x.ts`.
 *
 * @param {{ name: string, dir: string }} options `dir` is the package's absolute folder
 */
export const serverProject = ({ name, dir }) => {
  const { runtime, moduleNameMapper, transform, transformIgnorePatterns } = webProject({
    name,
    dir,
  });
  return {
    displayName: `${name} server`,
    rootDir: dir,
    runtime,
    testEnvironment: 'node',
    testMatch: [`<rootDir>${SERVER_FOLDER}**/*.spec.{ts,tsx}`],
    moduleFileExtensions: ['server.tsx', 'server.ts', 'tsx', 'ts', 'mjs', 'js', 'cjs', 'json'],
    moduleNameMapper,
    transform,
    transformIgnorePatterns,
  };
};
