import { parseEntry, validateEntry } from './validate-entry.js';

const version = (number: string, deployment?: { traffic: number; default: boolean }) => ({
  url: `/r/listings/${number}/remote.js`,
  metadata: { version: number, integrity: 'sha384-AAAA' },
  ...(deployment && { deployment }),
  extras: { declaration: { name: 'listings', namespace: 'listings', routes: [], menu: [] } },
});

const shell = {
  ...version('1'),
  extras: { host: true, scripts: ['/r/shell/1/shell.js'], styles: [] },
};

const full = { traffic: 100, default: true };
const staged = { traffic: 0, default: false };

const entryOf = (...versions: unknown[]) => ({
  format: 1,
  name: 'listings',
  revision: 2,
  versions,
  history: [],
});

const published = {
  revision: 1,
  at: '2025-11-22T09:00:00.000Z',
  by: 'ann@example.com',
  what: 'publish',
  version: '1',
  state: [{ version: '1', ...full }],
};

describe('validateEntry', () => {
  it('accepts a shell, versions that share the traffic, and staged versions', () => {
    const canary = [
      version('1', { traffic: 70, default: true }),
      version('2', { traffic: 30, default: false }),
    ];
    expect(() => validateEntry({ ...entryOf(shell), name: 'shell' }, 'shell')).not.toThrow();
    const running = { version: '2', employees: true, since: published.at };
    const complete = { ...entryOf(...canary), owner: 'a', canary: running, history: [published] };
    expect(() => validateEntry(complete, 'listings')).not.toThrow();
    const first = entryOf(version('1', staged), version('2', staged));
    expect(() => validateEntry(first, 'listings')).not.toThrow();
  });

  const { metadata, ...noMetadata } = version('1');
  const broken: [string, unknown, RegExp][] = [
    ['a value that is no object', 'registry', /must be object/],
    [
      'an unknown property',
      { ...entryOf(version('1')), rights: 3 },
      /additional properties \(rights\)/,
    ],
    ['another format', { ...entryOf(version('1')), format: 2 }, /format must be equal/],
    ['a version that is no list', { ...entryOf(), versions: version('1') }, /must be array/],
    ['no versions', entryOf(), /fewer than 1/],
    ['no metadata', entryOf(noMetadata), /'metadata'/],
    [
      'no integrity',
      entryOf({ ...noMetadata, metadata: { version: metadata.version } }),
      /'integrity'/,
    ],
    [
      'a script address',
      entryOf({ ...version('1'), url: 'javascript:alert(1)' }),
      /url must match/,
    ],
    [
      'a protocol-relative address',
      entryOf({ ...version('1'), url: '//elsewhere.test/r.js' }),
      /url must match/,
    ],
    ['traffic above 100', entryOf(version('1', { traffic: 101, default: true })), /must be <= 100/],
    [
      'a total traffic above 100',
      entryOf(version('1', full), version('2', { traffic: 1, default: false })),
      /gives away 101 %/,
    ],
    [
      'two defaults',
      entryOf(version('1', full), version('2', { traffic: 0, default: true })),
      /more than one default/,
    ],
    ['no default', entryOf(version('1'), version('2')), /no default version/],
    [
      'a traffic share without a default version',
      entryOf(version('1', { traffic: 30, default: false })),
      /no default version/,
    ],
    ['a repeated version', entryOf(version('1', full), version('1')), /one name/],
    [
      'the entry of another micro frontend',
      { ...entryOf(version('1')), name: 'portfolio' },
      /that of portfolio/,
    ],
    ['a host under another name', entryOf(shell), /a version of another/],
    [
      'a canary of an unknown version',
      { ...entryOf(version('1')), canary: { version: '9', employees: true, since: published.at } },
      /names a version it does not have/,
    ],
    [
      'more than 20 revisions',
      { ...entryOf(version('1')), history: Array.from({ length: 21 }, () => published) },
      /more than 20/,
    ],
    [
      'a revision in the history above the current one',
      { ...entryOf(version('1')), history: [{ ...published, revision: 3 }] },
      /from the future/,
    ],
  ];

  it.each(broken)('refuses %s', (_what, entry, problem) => {
    expect(() => validateEntry(entry, 'listings')).toThrow(problem);
  });
});

describe('parseEntry', () => {
  it('reports the name of an entry with invalid JSON', () => {
    expect(() => parseEntry('{"format":', 'listings')).toThrow(/entry of listings is not valid/);
  });
});
