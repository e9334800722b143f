import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { signaturesOf } from './kit-signatures.mjs';

const SOURCES = {
  'index.ts': `export { add } from './add';\nexport { total, type Row } from './total';`,
  'add.ts': 'export const add = (one: number, other: number) => one + other;',
  'total.ts': `import type { Row } from './row';\nexport type { Row };
export function total(rows: Row[]): number { return rows.length; }`,
  'row.ts': 'export interface Row { amount: number }',
};

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kit-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const signatures = (changes = {}) => {
  for (const [name, text] of Object.entries({ ...SOURCES, ...changes })) {
    writeFileSync(join(folder, 'src', name), text);
  }
  return signaturesOf(ts, { kit: folder }).kit;
};

const changed = (changes) => {
  const [before, after] = [signatures(), signatures(changes)];
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
};

it('has a hash for each export that exists at run time', () => {
  expect(signatures()).toEqual({
    add: expect.stringMatching(/^[\da-f]{12}$/),
    total: expect.stringMatching(/^[\da-f]{12}$/),
  });
});

it('changes with a parameter and with the return type', () => {
  const three =
    'export const add = (one: number, other: number, more: number) => one + other + more;';
  expect(changed({ 'add.ts': three })).toEqual(['add']);
  const text = 'export const add = (one: number, other: number) => String(one + other);';
  expect(changed({ 'add.ts': text })).toEqual(['add']);
});

it('changes with a type of the package that the signature refers to', () => {
  expect(changed({ 'row.ts': 'export interface Row { amount: string }' })).toEqual(['total']);
});

it('does not change with the implementation or a comment', () => {
  const other = '/** Adds. */\nexport const add = (one: number, other: number) => other + one;';
  const row = '/** A row. */\nexport interface Row {\n  amount: number;\n}';
  expect(changed({ 'add.ts': other, 'row.ts': row })).toEqual([]);
});

it('does not change when another export is added', () => {
  const more = `${SOURCES['add.ts']}\nexport const more = 1;`;
  const index = `${SOURCES['index.ts']}\nexport { more } from './add';`;
  expect(changed({ 'add.ts': more, 'index.ts': index })).toEqual(['more']);
});
