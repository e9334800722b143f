import { afterAll, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { sha256 } from './integrity.mjs';

const dir = mkdtempSync(join(tmpdir(), 'chunks-'));
const read = (file) => readFileSync(join(dir, 'dist', file));

afterAll(() => rmSync(dir, { recursive: true }));

it.each([true, false])(
  'writes the hash of each chunk into the entry, minified: %p',
  async (minimize) => {
    writeFileSync(join(dir, 'entry.js'), "import('./one.js'); import('./two.js');");
    writeFileSync(join(dir, 'one.js'), 'console.log("one");');
    writeFileSync(join(dir, 'two.js'), 'console.log("two");');
    await promisify(webpack)({
      mode: 'production',
      context: dir,
      entry: './entry.js',
      output: { path: join(dir, 'dist'), filename: 'entry.js', clean: true },
      optimization: { minimize },
      plugins: [new ChunkIntegrityPlugin()],
    });

    const chunks = readdirSync(join(dir, 'dist')).filter((file) => file !== 'entry.js');
    expect(chunks).toHaveLength(2);
    const entry = read('entry.js').toString();
    for (const chunk of chunks) {
      const [id] = chunk.split('.');
      const [, hash] = sha256(read(chunk)).split('sha256-');
      expect(entry).toContain(`"${id}":"${hash}"`);
    }
    expect(entry).toMatch(/\.integrity ?= ?["'`]sha256-["'`] ?\+ ?\{/);
  },
);
