import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const FILES = {
  'loaded.ts': `
    const global = globalThis as { loads?: number };
    global.loads = (global.loads ?? 0) + 1;
    export const loads: number = global.loads;`,
  'a.spec.ts': `
    import { loads } from './loaded.js';
    it('leaves things changed', () => {
      process.env.LEFT = 'behind';
      process.exit = (() => undefined) as never;
      jest.spyOn(JSON, 'stringify').mockReturnValue('spied');
      jest.useFakeTimers();
      expect(loads).toBe(1);
    });`,
  'b.spec.ts': `
    import { loads } from './loaded.js';
    it('finds nothing of another file but its modules', async () => {
      expect(process.env.LEFT).toBeUndefined();
      expect(JSON.stringify({})).toBe('{}');
      await new Promise((resolve) => setTimeout(resolve, 1));
      expect(loads).toBe(1);
    });
    it('ends at its limit', () => new Promise(() => undefined), 50);
    describe('a block', () => {
      beforeAll(() => { throw new Error('no service'); });
      it('fails when its set-up does', () => undefined);
    });
    it.skip('is left out', () => undefined);
    it('names the line of the source', () => {
      const wanted: number = 2;
      expect(1).toBe(wanted);
    });`,
};

/** Always the same one: what is compiled is cached by its path. */
const folder = here('../../../../.data/test/native');

describe('tests that Node loads itself', () => {
  let results;
  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const header = "import { jest, it, describe, expect, beforeAll } from '@jest/globals';";
    for (const [name, text] of Object.entries(FILES)) {
      writeFileSync(join(folder, name), name.endsWith('.spec.ts') ? header + text : text);
    }
    const config = {
      rootDir: folder,
      testEnvironment: here('./environment.cjs'),
      testRunner: here('./test-runner.cjs'),
      testMatch: ['<rootDir>/*.spec.ts'],
      transform: {},
    };
    const output = join(folder, 'results.json');
    const jest = here('../../../../node_modules/jest/bin/jest.js');
    const args = ['--runInBand', '--json', '--outputFile', output, '--config'];
    spawnSync(process.execPath, [jest, ...args, JSON.stringify(config)]);
    const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
    results = Object.fromEntries(
      testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .map(({ fullName, status, failureMessages }) => [
          fullName,
          { status, message: failureMessages.join() },
        ]),
    );
  }, 30_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('share their modules, but no change of a test', () => {
    expect(results['leaves things changed'].status).toBe('passed');
    expect(results['finds nothing of another file but its modules'].status).toBe('passed');
  });

  it('fail at their time limit, and when a hook fails', () => {
    expect(results['ends at its limit'].message).toMatch('Exceeded timeout of 50 ms');
    expect(results['a block fails when its set-up does'].message).toMatch('no service');
  });

  it('are reported as skipped', () => {
    expect(results['is left out'].status).toBe('pending');
  });

  it('name the lines of their source', () => {
    expect(results['names the line of the source'].message).toMatch('b.spec.ts:17');
  });
});
