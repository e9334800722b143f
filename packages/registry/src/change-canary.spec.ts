import { abort, canary, promote } from './change-canary.js';
import { publish, stage } from './change-entry.js';
import type { RegistryEntry } from './registry-entry.js';
import { ChangeRefusedError, VersionMissingError } from './registry-error.js';
import { rollback } from './rollback.js';
import { build, entryOf, sharesOf, who } from './testing/deployed-entry.js';
import { validateEntry } from './validate-entry.js';

const trying = (number: string, share: number, before: RegistryEntry, employees = false) => {
  const staged = stage(before, build(number), who);
  return validateEntry(canary(staged, number, { share, employees }, who), 'listings');
};

describe('canary', () => {
  it('gives a version its share, and the rest the default one', () => {
    const entry = trying('2', 30, entryOf('1'));
    expect(sharesOf(entry)).toEqual([
      ['1', 0],
      ['2', 30],
    ]);
    expect(entry.versions[0]?.deployment?.default).toBe(true);
    expect(entry.canary).toEqual({ version: '2', employees: false, since: who.at });
    expect(entry.history[0]).toMatchObject({ what: 'canary', version: '2' });
  });

  it('grows without beginning anew', () => {
    const later = { ...who, at: '2026-01-01T00:00:00.000Z' };
    const audience = { share: 50, employees: true };
    const entry = canary(trying('2', 30, entryOf('1')), '2', audience, later);
    expect(entry.canary).toEqual({ version: '2', employees: true, since: who.at });
  });

  it('keeps a version that employees alone have, whatever is staged after it', () => {
    const numbers = ['3', '4', '5', '6', '7', '8', '9'];
    const entry = numbers.reduce(
      (before, number) => stage(before, build(number), who),
      trying('2', 0, entryOf('1'), true),
    );
    expect(validateEntry(entry, 'listings').canary?.version).toBe('2');
  });

  it('refuses what nobody can be compared with, what everybody has, and what is not there', () => {
    const audience = { share: 30, employees: false };
    const first = stage(undefined, build('1'), who);
    expect(() => canary(first, '1', audience, who)).toThrow(ChangeRefusedError);
    expect(() => canary(entryOf('1'), '1', audience, who)).toThrow(/already/);
    expect(() => canary(entryOf('1'), '9', audience, who)).toThrow(VersionMissingError);
  });
});

describe('promote and abort', () => {
  it('end a canary for its version or against it', () => {
    const entry = trying('2', 30, entryOf('1'));
    const promoted = promote(entry, who);
    expect(sharesOf(promoted)).toEqual([
      ['1', 0],
      ['2', 100],
    ]);
    const aborted = abort(entry, who);
    expect(sharesOf(aborted)).toEqual([
      ['1', 100],
      ['2', 0],
    ]);
    for (const ended of [promoted, aborted]) expect(ended).not.toHaveProperty('canary');
    expect(aborted.history[0]).toMatchObject({ what: 'abort', version: '2' });
  });

  it.each([promote, abort])('need one that runs: %p', (end) => {
    expect(() => end(entryOf('1', '2'), who)).toThrow(/No canary of listings is running/);
  });
});

describe('rollback', () => {
  const liveOf = ({ versions }: RegistryEntry) =>
    versions
      .filter(({ deployment }) => deployment?.traffic)
      .map(({ metadata }) => metadata.version);

  it('goes back one version, and on to the one before when it is done again', () => {
    const once = rollback(entryOf('1', '2', '3'), who);
    expect(liveOf(once)).toEqual(['2']);
    expect(once.history[0]).toMatchObject({ what: 'rollback', version: '2', restores: 4 });
    const twice = rollback(once, who);
    expect(liveOf(twice)).toEqual(['1']);
    expect(() => rollback(twice, who)).toThrow(ChangeRefusedError);
  });

  it('undoes what was deployed after a rollback, and goes on from where that one had led', () => {
    const back = rollback(entryOf('1', '2'), who);
    const onward = publish(stage(back, build('3'), who), '3', who);
    const again = rollback(onward, who);
    expect(liveOf(again)).toEqual(['1']);
    expect(() => rollback(again, who)).toThrow(ChangeRefusedError);
  });

  it('ends a canary, and never goes back to one', () => {
    const running = trying('3', 30, entryOf('1', '2'));
    expect(liveOf(rollback(running, who))).toEqual(['2']);
    expect(rollback(running, who)).not.toHaveProperty('canary');
    expect(liveOf(rollback(promote(running, who), who))).toEqual(['2']);
    expect(liveOf(rollback(abort(running, who), who))).toEqual(['1']);
  });

  it('goes to the revision that is named, and to no other', () => {
    const entry = entryOf('1', '2', '3');
    expect(liveOf(rollback(entry, who, 2))).toEqual(['1']);
    expect(() => rollback(entry, who, 3)).toThrow(/revision 3: name one of 6, 4, 2/);
  });
});
