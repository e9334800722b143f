import { abort, canary, promote } from './canary.js';
import { stage } from './publish.js';
import type { RegistryEntry } from './registry-entry.js';
import { ChangeRefusedError, VersionMissingError } from './registry-error.js';
import { author, build, entryOf, sharesOf } from './testing/entry-fixtures.js';
import { validateEntry } from './validate-entry.js';

const withCanary = (number: string, share: number, before: RegistryEntry, employees = false) => {
  const staged = stage(before, build(number), author);
  return validateEntry(canary(staged, number, { share, employees }, author), 'listings');
};

describe('canary', () => {
  it('gives the version its share, and the default version to the other visitors', () => {
    const entry = withCanary('2', 30, entryOf('1'));
    expect(sharesOf(entry)).toEqual([
      ['1', 0],
      ['2', 30],
    ]);
    expect(entry.versions[0]?.deployment?.default).toBe(true);
    expect(entry.canary).toEqual({ version: '2', employees: false, since: author.at });
    expect(entry.history[0]).toMatchObject({ what: 'canary', version: '2' });
  });

  it('changes share and audience of a running canary, and keeps its start time', () => {
    const later = { ...author, at: '2026-01-01T00:00:00.000Z' };
    const audience = { share: 50, employees: true };
    const entry = canary(withCanary('2', 30, entryOf('1')), '2', audience, later);
    expect(entry.canary).toEqual({ version: '2', employees: true, since: author.at });
  });

  it('keeps the version of a canary for employees when later versions are staged', () => {
    const numbers = ['3', '4', '5', '6', '7', '8', '9'];
    const entry = numbers.reduce(
      (before, number) => stage(before, build(number), author),
      withCanary('2', 0, entryOf('1'), true),
    );
    expect(validateEntry(entry, 'listings').canary?.version).toBe('2');
  });

  it('refuses a canary without a live version, of the live version, and of an unknown version', () => {
    const audience = { share: 30, employees: false };
    const first = stage(undefined, build('1'), author);
    expect(() => canary(first, '1', audience, author)).toThrow(ChangeRefusedError);
    expect(() => canary(entryOf('1'), '1', audience, author)).toThrow(/already/);
    expect(() => canary(entryOf('1'), '9', audience, author)).toThrow(VersionMissingError);
  });
});

describe('promote and abort', () => {
  it('end a canary and give all visitors its version or the default version', () => {
    const entry = withCanary('2', 30, entryOf('1'));
    const promoted = promote(entry, author);
    expect(sharesOf(promoted)).toEqual([
      ['1', 0],
      ['2', 100],
    ]);
    const aborted = abort(entry, author);
    expect(sharesOf(aborted)).toEqual([
      ['1', 100],
      ['2', 0],
    ]);
    for (const result of [promoted, aborted]) expect(result).not.toHaveProperty('canary');
    expect(aborted.history[0]).toMatchObject({ what: 'abort', version: '2' });
  });

  it.each([promote, abort])('refuse when no canary is running: %p', (end) => {
    expect(() => end(entryOf('1', '2'), author)).toThrow(/No canary of listings is running/);
  });
});
