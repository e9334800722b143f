import { emptyDocument } from './registry-document.js';
import { validateDocument } from './validate-document.js';

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

const documentOf = (microFrontends: Record<string, unknown>) => ({
  ...emptyDocument(),
  microFrontends,
});

describe('validateDocument', () => {
  it('accepts an empty registry, a shell, and versions that share the traffic', () => {
    const listings = [
      version('1', { traffic: 70, default: true }),
      version('2', { traffic: 30, default: false }),
    ];
    expect(() => validateDocument(emptyDocument())).not.toThrow();
    expect(() => validateDocument(documentOf({ shell: [shell], listings }))).not.toThrow();
  });

  const full = { traffic: 100, default: true };
  const { metadata, ...noMetadata } = version('1');
  const broken: [string, unknown, RegExp][] = [
    ['something else', 'registry', /must be object/],
    [
      'an unknown property',
      { ...emptyDocument(), revision: 3 },
      /additional properties \(revision\)/,
    ],
    ['no schema', { microFrontends: {} }, /'schema'/],
    ['a version that is no list', documentOf({ listings: version('1') }), /must be array/],
    ['no versions', documentOf({ listings: [] }), /fewer than 1/],
    ['no metadata', documentOf({ listings: [noMetadata] }), /'metadata'/],
    [
      'no integrity',
      documentOf({ listings: [{ ...noMetadata, metadata: { version: metadata.version } }] }),
      /'integrity'/,
    ],
    [
      'a script address',
      documentOf({ listings: [{ ...version('1'), url: 'javascript:alert(1)' }] }),
      /url must match/,
    ],
    [
      'a protocol-relative address',
      documentOf({ listings: [{ ...version('1'), url: '//elsewhere.test/r.js' }] }),
      /url must match/,
    ],
    [
      'traffic beyond 100',
      documentOf({ listings: [version('1', { traffic: 101, default: true })] }),
      /must be <= 100/,
    ],
    [
      'shares beyond 100 together',
      documentOf({ listings: [version('1', full), version('2', { traffic: 1, default: false })] }),
      /listings gives away 101 %/,
    ],
    [
      'two defaults',
      documentOf({ listings: [version('1', full), version('2', { traffic: 0, default: true })] }),
      /more than one default/,
    ],
    ['no default', documentOf({ listings: [version('1'), version('2')] }), /no default version/],
    [
      'a repeated version',
      documentOf({ listings: [version('1', full), version('1')] }),
      /one name/,
    ],
    ['a foreign version', documentOf({ portfolio: [version('1')] }), /of something else/],
    ['a host under another name', documentOf({ listings: [shell] }), /of something else/],
    [
      'a path for a name',
      documentOf({ '../x': [version('1')] }),
      /must match pattern|property name/,
    ],
  ];

  it.each(broken)('refuses %s', (_what, document, problem) => {
    expect(() => validateDocument(document)).toThrow(problem);
  });
});
