import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { kitSignatures } from './kit-signatures.mjs';
import { remoteConfig } from './remote.mjs';

const UI = '@phantom/ui';
const KIT = '@phantom/mf-kit';
/** Below the repository, where the loaders and the shared packages are found. */
const DATA = fileURLToPath(new URL('../../../.data', import.meta.url));

/** What the build of the shell records: every export with its hash. */
const ofShell = await kitSignatures();
const hashesOf = (name, ...exports) =>
  Object.fromEntries(exports.map((each) => [each, ofShell[name][each]]));

let folder;
beforeEach(() => {
  mkdirSync(DATA, { recursive: true });
  folder = mkdtempSync(join(DATA, 'mf-example-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a remote for production as a team does. @returns what its build.json records */
async function recordedBy(sources) {
  const files = {
    'package.json': JSON.stringify({ name: 'mf-example', version: '1.0.0', sideEffects: false }),
    'remote.json': JSON.stringify({ name: 'mf-example' }),
    ...sources,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const [browser] = remoteConfig(folder)(undefined, { mode: 'production' });
  const stats = await promisify(webpack)(browser);
  expect(stats.compilation.errors).toEqual([]);
  return JSON.parse(readFileSync(join(folder, 'dist', 'build.json'), 'utf8')).kitExports;
}

describe('kitExports of build.json', () => {
  it('lists the exports that the remote uses, each with the hash of the shell, and no other', async () => {
    const recorded = await recordedBy({
      'src/remote.tsx': `import { Logo, Tabs } from '${UI}';
        import { getSession, renewOrClear } from '${KIT}';
        export const used = [Logo, getSession];`,
    });
    expect(recorded[UI].Logo).toMatch(/^[\da-f]{12}$/);
    expect(recorded).toEqual({ [UI]: hashesOf(UI, 'Logo'), [KIT]: hashesOf(KIT, 'getSession') });
  });

  it('lists an export that only a chunk uses which is loaded later', async () => {
    const recorded = await recordedBy({
      'src/remote.tsx': `export const later = () => import('./later');`,
      'src/later.tsx': `import { Tabs } from '${UI}'; export const used = Tabs;`,
    });
    expect(recorded).toEqual({ [UI]: hashesOf(UI, 'Tabs') });
  });

  it('omits an export that only removed code uses', async () => {
    const recorded = await recordedBy({
      'src/remote.tsx': `import { Logo } from '${UI}';
        import { unused } from './unused';
        export const used = Logo;`,
      'src/unused.tsx': `import { Tabs } from '${UI}'; export const unused = Tabs;`,
    });
    expect(recorded).toEqual({ [UI]: hashesOf(UI, 'Logo') });
  });

  it('lists every export of a package whose namespace object is used', async () => {
    const recorded = await recordedBy({
      'src/remote.tsx': `import * as ui from '${UI}'; export const names = Object.keys(ui);`,
    });
    expect(recorded).toEqual({ [UI]: ofShell[UI] });
  });
});
