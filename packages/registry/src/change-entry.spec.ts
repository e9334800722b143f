import { publish, stage } from './change-entry.js';
import { VersionMissingError } from './registry-error.js';
import { build, entryOf, sharesOf, who } from './testing/deployed-entry.js';

describe('stage', () => {
  it('adds a version that nobody gets, and no revision to go back to', () => {
    const entry = stage(entryOf('1'), build('2'), who);
    expect(sharesOf(entry)).toEqual([
      ['1', 100],
      ['2', 0],
    ]);
    expect(entry).toMatchObject({ owner: 'homes', revision: 3, history: [{ version: '1' }] });
    expect(entry.versions[1]?.publishedAt).toBe(who.at);
  });

  it('leaves a version that is there as it is, but for what is newly known of it', () => {
    const entry = entryOf('1', '2');
    expect(stage(entry, build('2'), who)).toBe(entry);
    const later = { ...who, at: '2026-01-01T00:00:00.000Z' };
    const told = stage(entry, build('2', ['/r/page.js']), later);
    expect(told.versions[1]).toMatchObject({
      publishedAt: who.at,
      deployment: { traffic: 100, default: true },
      extras: { preload: ['/r/page.js'] },
    });
  });

  it('keeps the last five versions that nobody ever got', () => {
    const staged = ['2', '3', '4', '5', '6', '7'].reduce(
      (entry, number) => stage(entry, build(number), who),
      entryOf('1'),
    );
    expect(sharesOf(staged).map(([number]) => number)).toEqual(['1', '3', '4', '5', '6', '7']);
  });
});

describe('publish', () => {
  it('gives everybody the version, and says who has done it', () => {
    const entry = publish(stage(entryOf('1'), build('2'), who), '2', { ...who, note: 'abc' });
    expect(sharesOf(entry)).toEqual([
      ['1', 0],
      ['2', 100],
    ]);
    expect(entry.history[0]).toEqual({
      ...who,
      revision: 4,
      what: 'publish',
      version: '2',
      note: 'abc',
      state: [{ version: '2', traffic: 100, default: true }],
    });
  });

  it('changes nothing for a version that everybody has', () => {
    const entry = entryOf('1', '2');
    expect(publish(entry, '2', who)).toBe(entry);
  });

  it('brings an earlier version back without listing it twice', () => {
    expect(sharesOf(entryOf('1', '2', '1'))).toEqual([
      ['1', 100],
      ['2', 0],
    ]);
  });

  it('ends a canary, and drops the signature of what was', () => {
    const canary = { version: '1', employees: true, since: who.at };
    const signature = { key: 'k', value: 'v' };
    const entry = publish({ ...entryOf('1'), canary, signature }, '1', who);
    expect(entry).not.toHaveProperty('canary');
    expect(entry).not.toHaveProperty('signature');
  });

  it('remembers twenty revisions with their versions, and five versions beside them', () => {
    const numbers = Array.from({ length: 30 }, (_value, index) => String(index));
    const { history, versions } = entryOf(...numbers);
    expect(history.map(({ version }) => version)).toEqual(numbers.slice(10).reverse());
    expect(versions.map(({ metadata }) => metadata.version)).toEqual(numbers.slice(5));
  });

  it('refuses a version that is not there', () => {
    expect(() => publish(entryOf('1'), '9', who)).toThrow(VersionMissingError);
  });
});
