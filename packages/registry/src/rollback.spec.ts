import { abort, canary, promote } from './canary.js';
import { publish, stage } from './publish.js';
import { HOST_NAME } from './registry-document.js';
import { composeDocument, type RegistryEntry } from './registry-entry.js';
import { ChangeRefusedError } from './registry-error.js';
import { resolve } from './resolve.js';
import { retire, rollback } from './rollback.js';
import { author, build, entryOf, sharesOf } from './testing/entry-fixtures.js';
import { validateEntry } from './validate-entry.js';

const shell = {
  format: 1 as const,
  name: HOST_NAME,
  revision: 1,
  versions: [
    {
      url: '/r/shell/1/shell.js',
      metadata: { version: '1', integrity: 'sha384-AAAA' },
      extras: { host: true as const, scripts: ['/r/shell/1/shell.js'], styles: [] },
      deployment: { traffic: 100, default: true },
    },
  ],
  history: [],
};

const withCanary = (number: string, share: number, before: RegistryEntry) => {
  const staged = stage(before, build(number), author);
  return validateEntry(canary(staged, number, { share, employees: false }, author), 'listings');
};

describe('rollback', () => {
  const liveOf = ({ versions }: RegistryEntry) =>
    versions
      .filter(({ deployment }) => deployment?.traffic)
      .map(({ metadata }) => metadata.version);

  it('restores the previous version, and the one before it when repeated', () => {
    const once = rollback(entryOf('1', '2', '3'), author);
    expect(liveOf(once)).toEqual(['2']);
    expect(once.history[0]).toMatchObject({ what: 'rollback', version: '2', restores: 4 });
    const twice = rollback(once, author);
    expect(liveOf(twice)).toEqual(['1']);
    expect(() => rollback(twice, author)).toThrow(ChangeRefusedError);
  });

  it('after a rollback and a deploy, restores the version from before the deploy', () => {
    const restored = rollback(entryOf('1', '2'), author);
    const onward = publish(stage(restored, build('3'), author), '3', author);
    const again = rollback(onward, author);
    expect(liveOf(again)).toEqual(['1']);
    expect(() => rollback(again, author)).toThrow(ChangeRefusedError);
  });

  it('ends a canary, and never restores one', () => {
    const running = withCanary('3', 30, entryOf('1', '2'));
    expect(liveOf(rollback(running, author))).toEqual(['2']);
    expect(rollback(running, author)).not.toHaveProperty('canary');
    expect(liveOf(rollback(promote(running, author), author))).toEqual(['2']);
    expect(liveOf(rollback(abort(running, author), author))).toEqual(['1']);
  });

  it('restores the named revision, and refuses the revision of a canary or an unknown one', () => {
    const entry = entryOf('1', '2', '3');
    expect(liveOf(rollback(entry, author, 2))).toEqual(['1']);
    expect(() => rollback(entry, author, 3)).toThrow(/revision 3: name one of 6, 4, 2/);
  });
});

describe('retire', () => {
  it('takes a remote off the site, and keeps its versions and history', () => {
    const before = entryOf('1', '2');
    const entry = validateEntry(retire(before, author), 'listings');
    expect(sharesOf(entry)).toEqual([
      ['1', 0],
      ['2', 0],
    ]);
    expect(entry.history[0]).toMatchObject({ what: 'retire', version: '2', state: [] });
    expect(entry.history.slice(1)).toEqual(before.history);
    const document = composeDocument([entry, shell]);
    expect(resolve(document, { bucket: 5, isEmployee: true }).remotes).toEqual([]);
  });

  it('is reverted by a rollback and by the next deploy', () => {
    const retired = retire(entryOf('1', '2'), author);
    const restored = validateEntry(rollback(retired, author), 'listings');
    expect(sharesOf(restored)).toEqual([
      ['1', 0],
      ['2', 100],
    ]);
    const redeployed = publish(stage(retired, build('3'), author), '3', author);
    expect(sharesOf(validateEntry(redeployed, 'listings'))).toContainEqual(['3', 100]);
  });

  it('refuses the shell, and a remote without a live version', () => {
    expect(() => retire(shell, author)).toThrow(/shell/);
    expect(() => retire(stage(undefined, build('1'), author), author)).toThrow(ChangeRefusedError);
  });
});

describe('rollback and abort of a first version', () => {
  it.each([
    ['rollback', rollback],
    ['abort', abort],
  ] as const)('%s takes it off the site', (what, change) => {
    const entry = validateEntry(change(entryOf('1'), author), 'listings');
    expect(sharesOf(entry)).toEqual([['1', 0]]);
    expect(entry.history[0]).toMatchObject({ what, version: '1', state: [] });
    expect(sharesOf(rollback(entry, author))).toEqual([['1', 100]]);
  });

  it('do not apply once another version was live: abort then needs a canary', () => {
    expect(() => abort(entryOf('1', '2'), author)).toThrow(/No canary/);
    expect(sharesOf(rollback(entryOf('1', '2'), author))).toEqual([
      ['1', 100],
      ['2', 0],
    ]);
  });

  it('refuses the shell, because every page needs it', () => {
    const published = { ...shell, history: [{ ...entryOf('1').history[0]!, revision: 1 }] };
    expect(() => rollback(published, author)).toThrow(/shell/);
  });
});
