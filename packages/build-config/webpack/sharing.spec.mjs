import { afterAll, expect, it } from '@jest/globals';
import { mkdtempSync, writeFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectedByRemote, refuseBareImports, sharedVersions } from './sharing.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const folders = [];

/** A package in the workspace with these dependencies. */
function packageWith(dependencies) {
  const dir = mkdtempSync(join(root, 'packages/build-config/.trial-'));
  folders.push(dir);
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'trial', dependencies }));
  return dir;
}

afterAll(() => folders.forEach((dir) => rmSync(dir, { recursive: true })));

it('makes a remote include no shared module, and require its own version range', () => {
  const shared = expectedByRemote(packageWith({ react: '^19.3.0', '@phantom/ui': '*' }));
  expect(shared['react/jsx-runtime']).toEqual({
    import: false,
    singleton: true,
    strictVersion: true,
    requiredVersion: '^19.3.0',
  });
  expect(shared['@phantom/ui'].requiredVersion).toMatch(/^\^\d+\.\d+\.\d+$/);
});

it('lists the shell’s version of every module that remotes expect', () => {
  const dir = packageWith({ react: '^19.3.0' });
  const versions = sharedVersions(dir);
  expect(Object.keys(versions)).toEqual(Object.keys(expectedByRemote(dir)));
  expect(versions['react-dom/client']).toMatch(/^19\.\d+\.\d+$/);
});

it.each([
  ['react-router-dom', true],
  ['react-router/dom', true],
  ['react-i18next', true],
  ['react-bootstrap/Modal', true],
  ['react', false],
  ['@phantom/mf-kit', false],
  ['./react-router-table', false],
])('refuses %s: %p', (request, refused) => {
  const answers = [];
  refuseBareImports({ request }, (error) => answers.push(error));
  expect(answers.map((error) => error instanceof Error)).toEqual([refused]);
});

it('lets the facade include a module that the shell does not share', () => {
  const answers = [];
  const context = join(root, 'packages/ui/src');
  refuseBareImports({ request: 'react-bootstrap/Modal', context }, (error) => answers.push(error));
  expect(answers).toEqual([undefined]);
});
