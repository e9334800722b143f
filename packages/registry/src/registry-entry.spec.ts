import { canariesOf, composeDocument, type RegistryEntry } from './registry-entry.js';

const canary = { version: '1', employees: false, since: '2025-11-22T09:00:00.000Z' };

const entryOf = (name: string, more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  format: 1,
  name,
  revision: 1,
  versions: [],
  history: [],
  ...more,
});

describe('composeDocument', () => {
  it('returns the same document for the same entries in any order', () => {
    const entries = [entryOf('shell'), entryOf('listings', { owner: 'homes', canary })];
    const document = composeDocument(entries);
    expect(Object.entries(document.microFrontends)).toEqual([
      ['listings', []],
      ['shell', []],
    ]);
    expect(JSON.stringify(composeDocument(entries.reverse()))).toBe(JSON.stringify(document));
  });
});

describe('canariesOf', () => {
  it('returns the running canaries by name', () => {
    expect(canariesOf([entryOf('shell'), entryOf('listings', { canary })])).toEqual({
      listings: canary,
    });
  });
});
