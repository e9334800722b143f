import { publish, stage } from './publish.js';
import { VersionMissingError } from './registry-error.js';
import { author, build, entryOf, sharesOf } from './testing/entry-fixtures.js';

describe('stage', () => {
  it('adds a version without traffic, and no revision to the history', () => {
    const entry = stage(entryOf('1'), build('2'), author);
    expect(sharesOf(entry)).toEqual([
      ['1', 100],
      ['2', 0],
    ]);
    expect(entry).toMatchObject({ owner: 'homes', revision: 3, history: [{ version: '1' }] });
    expect(entry.versions[1]?.publishedAt).toBe(author.at);
  });

  it('keeps date and traffic of a registered version, and updates the data of the build', () => {
    const entry = entryOf('1', '2');
    expect(stage(entry, build('2'), author)).toBe(entry);
    const later = { ...author, at: '2026-01-01T00:00:00.000Z' };
    const updated = stage(entry, build('2', ['/r/page.js']), later);
    expect(updated.versions[1]).toMatchObject({
      publishedAt: author.at,
      deployment: { traffic: 100, default: true },
      extras: { preload: ['/r/page.js'] },
    });
  });

  it('keeps the last five versions that were never live', () => {
    const staged = ['2', '3', '4', '5', '6', '7'].reduce(
      (entry, number) => stage(entry, build(number), author),
      entryOf('1'),
    );
    expect(sharesOf(staged).map(([number]) => number)).toEqual(['1', '3', '4', '5', '6', '7']);
  });
});

describe('publish', () => {
  it('gives the version to all visitors, and records the author', () => {
    const entry = publish(stage(entryOf('1'), build('2'), author), '2', { ...author, note: 'abc' });
    expect(sharesOf(entry)).toEqual([
      ['1', 0],
      ['2', 100],
    ]);
    expect(entry.history[0]).toEqual({
      ...author,
      revision: 4,
      what: 'publish',
      version: '2',
      note: 'abc',
      state: [{ version: '2', traffic: 100, default: true }],
    });
  });

  it('returns the same entry when all visitors have the version', () => {
    const entry = entryOf('1', '2');
    expect(publish(entry, '2', author)).toBe(entry);
  });

  it('publishes an earlier version again without listing it twice', () => {
    expect(sharesOf(entryOf('1', '2', '1'))).toEqual([
      ['1', 100],
      ['2', 0],
    ]);
  });

  it('ends a canary, and removes the old signature', () => {
    const canary = { version: '1', employees: true, since: author.at };
    const signature = { key: 'k', value: 'v' };
    const entry = publish({ ...entryOf('1'), canary, signature }, '1', author);
    expect(entry).not.toHaveProperty('canary');
    expect(entry).not.toHaveProperty('signature');
  });

  it('keeps twenty revisions with their versions, and five other versions', () => {
    const numbers = Array.from({ length: 30 }, (_value, index) => String(index));
    const { history, versions } = entryOf(...numbers);
    expect(history.map(({ version }) => version)).toEqual(numbers.slice(10).reverse());
    expect(versions.map(({ metadata }) => metadata.version)).toEqual(numbers.slice(5));
  });

  it('refuses an unknown version', () => {
    expect(() => publish(entryOf('1'), '9', author)).toThrow(VersionMissingError);
  });
});
