import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';

const packages = new URL('../../../', import.meta.url).href;
const jestGlobals = new URL('./jest-globals.mjs', import.meta.url).href;

/** Workspace packages are loaded from their source, as the type checks of the tests read them. */
const WORKSPACE = [
  [
    /^@phantom\/(service-kit|files|outbox|inbox|personal-data|backup|rich-text|content-editing|subscriptions|registry|store|listing-index)$/,
    '$1/src/index.ts',
  ],
  [/^@phantom\/backup\/testing$/, 'backup/src/testing/index.ts'],
  [/^@phantom\/service-kit\/testing\/([a-z0-9-]+)$/, 'service-kit/src/testing/$1.ts'],
  [/^@phantom\/service-kit\/([a-z]+)$/, 'service-kit/src/$1/index.ts'],
  [/^@phantom\/listings-service$/, '../services/listings/src/index.ts'],
  [/^@phantom\/listings-service\/seed$/, '../services/listings/src/seed/index.ts'],
];

const workspaceFile = (specifier) => {
  for (const [pattern, file] of WORKSPACE) {
    if (pattern.test(specifier)) return new URL(specifier.replace(pattern, file), packages).href;
  }
  return undefined;
};

/** `./x.js` names the source `./x.ts`, where there is one. */
const sourceFile = (specifier, parent) => {
  if (!/^\.{1,2}\/.*\.js$/.test(specifier) || parent?.includes('/node_modules/')) return undefined;
  const url = new URL(specifier.replace(/\.js$/, '.ts'), parent);
  return existsSync(url) ? url.href : undefined;
};

/** Node's module hook: finds TypeScript sources and workspace packages. */
export const resolve = (specifier, context, next) => {
  if (specifier === '@jest/globals') return { url: jestGlobals, shortCircuit: true };
  const url =
    specifier.startsWith('@phantom/') && !context.parentURL?.includes('/node_modules/')
      ? workspaceFile(specifier)
      : sourceFile(specifier, context.parentURL);
  return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
};

/** Node's module hook: compiles TypeScript. */
export const load = (url, context, next) => {
  if (!/^file:.*\.ts(\?|$)/.test(url)) return next(url, context);
  return { format: 'module', source: compile(fileURLToPath(url)).code, shortCircuit: true };
};
