import { abort } from './change-canary.js';
import { publish, stage } from './change-entry.js';
import { composeDocument } from './compose.js';
import { HOST_NAME } from './registry-document.js';
import { ChangeRefusedError } from './registry-error.js';
import { resolve } from './resolve.js';
import { retire } from './retire.js';
import { rollback } from './rollback.js';
import { build, entryOf, sharesOf, who } from './testing/deployed-entry.js';
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

describe('retire', () => {
  it('takes a remote off the site, and keeps its versions and its history', () => {
    const before = entryOf('1', '2');
    const entry = validateEntry(retire(before, who), 'listings');
    expect(sharesOf(entry)).toEqual([
      ['1', 0],
      ['2', 0],
    ]);
    expect(entry.history[0]).toMatchObject({ what: 'retire', version: '2', state: [] });
    expect(entry.history.slice(1)).toEqual(before.history);
    const document = composeDocument([entry, shell]);
    expect(resolve(document, { bucket: 5, isEmployee: true }).remotes).toEqual([]);
  });

  it('is taken back by a rollback, and by the next deploy', () => {
    const retired = retire(entryOf('1', '2'), who);
    const back = validateEntry(rollback(retired, who), 'listings');
    expect(sharesOf(back)).toEqual([
      ['1', 0],
      ['2', 100],
    ]);
    const anew = publish(stage(retired, build('3'), who), '3', who);
    expect(sharesOf(validateEntry(anew, 'listings'))).toContainEqual(['3', 100]);
  });

  it('refuses the shell, and what nobody has', () => {
    expect(() => retire(shell, who)).toThrow(/shell/);
    expect(() => retire(stage(undefined, build('1'), who), who)).toThrow(ChangeRefusedError);
  });
});

describe('a first version', () => {
  it.each([
    ['rollback', rollback],
    ['abort', abort],
  ] as const)('is taken off the site by %s', (what, change) => {
    const entry = validateEntry(change(entryOf('1'), who), 'listings');
    expect(sharesOf(entry)).toEqual([['1', 0]]);
    expect(entry.history[0]).toMatchObject({ what, version: '1', state: [] });
    expect(sharesOf(rollback(entry, who))).toEqual([['1', 100]]);
  });

  it('is no longer first once another one was live: an abort then needs a canary', () => {
    expect(() => abort(entryOf('1', '2'), who)).toThrow(/No canary/);
    expect(sharesOf(rollback(entryOf('1', '2'), who))).toEqual([
      ['1', 100],
      ['2', 0],
    ]);
  });

  it('of the shell stays: without it there is no page', () => {
    const published = { ...shell, history: [{ ...entryOf('1').history[0]!, revision: 1 }] };
    expect(() => rollback(published, who)).toThrow(/shell/);
  });
});
