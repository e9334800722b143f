import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Jest project for a browser package: jsdom, CommonJS, styles as class-name proxies.
 *
 * @param {{ name: string, dir: string }} options `dir` is the package's absolute folder
 */
export const webProject = ({ name, dir }) => ({
  displayName: name,
  rootDir: dir,
  testEnvironment: here('./jest/jsdom-environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  setupFilesAfterEnv: [here('./jest/setup-web.mjs')],
  moduleNameMapper: {
    '\\.module\\.(css|scss)$': 'identity-obj-proxy',
    '\\.(css|scss)$': here('./jest/empty.cjs'),
    '\\.(svg|png|webp|avif|woff2)$': here('./jest/asset.cjs'),
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
