import { expect, it } from '@jest/globals';
import { buildOnlyPaths } from './image-contents.js';

it.each([
  '/app/services/auth/src/main.ts',
  '/app/packages/service-kit/dist/index.d.ts',
  '/app/services/auth/dist/account.spec.js',
  '/app/services/auth/test',
  '/app/node_modules/typescript',
  '/app/node_modules/pg/test',
  '/app/node_modules/@nestjs/common/index.d.ts',
])('reports %s in a server image', (path) => {
  expect(buildOnlyPaths(['/app', path, '/app/services/auth/dist/main.js'])).toEqual([path]);
});

it('accepts compiled code, and a folder of that name inside the code of a package', () => {
  const paths = [
    '/app/gateway/dist/main.js',
    '/app/node_modules/typescript-memoize/index.js',
    '/app/node_modules/lib/dist/test',
    '/app/node_modules/lib/specs/index.spec.js',
    '/app/node_modules/@scope/lib/dist/test',
  ];
  expect(buildOnlyPaths(paths)).toEqual([]);
});
