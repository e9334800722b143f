import {
  composeDocument,
  type HostExtras,
  type MicroFrontendVersion,
  type RegistryEntry,
  type RemoteExtras,
} from '@phantom/registry';
import type { Locales } from '../../quality/locales/texts.js';
import { classify } from './classify.js';
import type { Candidate } from './finding.js';

const everybody = { traffic: 100, default: true };

const versionOf = (
  name: string,
  extras: MicroFrontendVersion['extras'],
  deployment = everybody,
  number = '1',
): MicroFrontendVersion => ({
  url: `/r/${name}/${number}/entry.js`,
  metadata: { version: number, integrity: 'sha384-AAAA' },
  deployment,
  extras,
});

const host = (extras: Partial<HostExtras> = {}): HostExtras => ({
  host: true,
  scripts: ['/r/shell/1/entry.js'],
  styles: [],
  shared: { react: '19.3.1', '@phantom/mf-kit': '1.2.0' },
  weight: { script: 1000, style: 100 },
  kitExports: { '@phantom/ui': { Tabs: 'a', Banner: 'b' } },
  textKeys: ['kit:retry'],
  ...extras,
});

const remote = (
  name: string,
  { routes = [`/${name}`], slots = {}, uses = [] as string[], ...extras } = {},
  facts: Partial<RemoteExtras> = {},
): RemoteExtras => ({
  declaration: {
    name,
    namespace: name,
    routes: routes.map((path) => ({ path, frame: 'public' as const })),
    menu: [],
    slots,
    uses,
  },
  shared: { react: '^19.0.0', '@phantom/mf-kit': '^1.0.0' },
  weight: { script: 1000, style: 100 },
  kitExports: { '@phantom/ui': { Tabs: 'a' } },
  textKeys: ['kit:retry'],
  ...extras,
  ...facts,
});

const entryOf = (name: string, ...versions: MicroFrontendVersion[]): RegistryEntry => ({
  format: 1,
  name,
  revision: 1,
  versions,
  history: [],
});

const live = composeDocument([
  entryOf('shell', versionOf('shell', host())),
  entryOf('homes', versionOf('homes', remote('homes', { slots: { similar: './similar' } }))),
  entryOf('news', versionOf('news', remote('news', { uses: ['similar'] }))),
]);

const candidate = (
  name: string,
  extras: MicroFrontendVersion['extras'],
  rest: Partial<Candidate> = {},
): Candidate => ({
  name,
  version: versionOf(name, extras, everybody, '2'),
  locales: [],
  budget: { script: 2000, style: 200 },
  ...rest,
});

const homes = (facts: Partial<RemoteExtras>) =>
  candidate('homes', remote('homes', { slots: { similar: './similar' } }, facts));

const half: Locales = {
  owner: 'mf-news',
  texts: {
    en: new Map([['title', 'News']]),
    de: new Map(),
    it: new Map([['title', 'Novità']]),
    ru: new Map([['title', 'Новости']]),
    es: new Map([['title', 'Noticias']]),
  },
  strays: [],
};

describe('classify', () => {
  it('accepts a compatible build', () => {
    expect(classify(homes({}), live)).toEqual({ verdict: 'compatible', findings: [] });
    const shell = candidate('shell', host());
    expect(classify(shell, live)).toEqual({ verdict: 'compatible', findings: [] });
  });

  it('reports nothing for an empty site', () => {
    expect(classify(homes({}), composeDocument([])).verdict).toBe('compatible');
  });

  const refused: [what: string, rule: string, Candidate][] = [
    ['a range that the shell is not in', 'shared', homes({ shared: { react: '^20.0.0' } })],
    ['a package that the shell does not have', 'shared', homes({ shared: { vue: '^3.0.0' } })],
    ['a contract of another major', 'kit', homes({ shared: { '@phantom/mf-kit': '^2.0.0' } })],
    [
      'a shell with another major of a package',
      'shared',
      candidate('shell', host({ shared: { react: '20.0.0', '@phantom/mf-kit': '1.2.0' } })),
    ],
    [
      'a shell with another major of the contract',
      'kit',
      candidate('shell', host({ shared: { react: '19.3.1', '@phantom/mf-kit': '2.0.0' } })),
    ],
    [
      "another remote's route under another spelling",
      'routes',
      candidate('shops', remote('shops', { routes: ['/Homes'] })),
    ],
    [
      'a slot that another fills',
      'slots',
      candidate('shops', remote('shops', { slots: { similar: './s' } })),
    ],
    ['a slot gone that another asks for', 'exposes', candidate('homes', remote('homes'))],
    ['a text that the shell does not have', 'texts', homes({ textKeys: ['kit:gone'] })],
    [
      'a shell without a text that is asked for',
      'texts',
      candidate('shell', host({ textKeys: [] })),
    ],
    ['a language without a text', 'texts', candidate('news', remote('news'), { locales: [half] })],
    [
      'an export of the kit that the live shell does not have',
      'kit',
      homes({ kitExports: { '@phantom/ui': { Tabs: 'a', Accordion: 'c' } } }),
    ],
    [
      'an export of the kit whose signature is another in the live shell',
      'kit',
      homes({ kitExports: { '@phantom/ui': { Tabs: 'a2' } } }),
    ],
    [
      'a package of the kit that the live shell does not share',
      'kit',
      homes({ kitExports: { '@phantom/charts': { Line: 'a' } } }),
    ],
    [
      'a shell without an export that a live section uses',
      'kit',
      candidate('shell', host({ kitExports: { '@phantom/ui': { Banner: 'b' } } })),
    ],
    ['more than the budget', 'budget', homes({ weight: { script: 2001, style: 0 } })],
  ];

  it.each(refused)('refuses %s', (_what, rule, which) => {
    const { verdict, findings } = classify(which, live);
    expect(verdict).toBe('incompatible');
    expect(new Set(findings.map((finding) => finding.rule))).toEqual(new Set([rule]));
  });

  const asked: [what: string, rule: string, Candidate][] = [
    ['a build that does not say what it shares', 'shared', homes({ shared: undefined })],
    [
      'a shell with another signature of what a live section uses',
      'kit',
      candidate('shell', host({ kitExports: { '@phantom/ui': { Tabs: 'a2' } } })),
    ],
    ['a build that does not say which exports it uses', 'kit', homes({ kitExports: undefined })],
    [
      'a shell that does not say which exports it has',
      'kit',
      candidate('shell', host({ kitExports: undefined })),
    ],
    ['a sudden growth within the budget', 'budget', homes({ weight: { script: 1101, style: 0 } })],
    ['no budget', 'budget', candidate('news', remote('news'), { budget: undefined })],
  ];

  it.each(asked)('reports %s as unknown', (_what, rule, which) => {
    const { verdict, findings } = classify(which, live);
    expect(verdict).toBe('unknown');
    expect(findings.map((finding) => finding.rule)).toContain(rule);
  });

  it('accepts a shell with more exports, and a section that uses fewer', () => {
    const more = { '@phantom/ui': { Tabs: 'a', Banner: 'changed', Accordion: 'new' } };
    expect(classify(candidate('shell', host({ kitExports: more })), live).findings).toEqual([]);
    expect(classify(homes({ kitExports: { '@phantom/ui': {} } }), live).findings).toEqual([]);
  });

  it('names what to release first, and the sections that a shell would break', () => {
    const section = homes({ kitExports: { '@phantom/ui': { Accordion: 'c' } } });
    expect(classify(section, live).findings[0]?.message).toMatch(
      /^this build of homes uses Accordion of @phantom\/ui, which shell 1 does not have: release that shell first/,
    );
    const shell = candidate('shell', host({ kitExports: { '@phantom/ui': {} } }));
    expect(classify(shell, live).findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^homes 1 uses Tabs .* release homes without it first/),
      expect.stringMatching(/^news 1 uses Tabs .* release news without it first/),
    ]);
  });

  it('treats a canary as live, and ignores a staged version', () => {
    const tried = versionOf('shell', host({ shared: { react: '20.0.0' } }), {
      traffic: 10,
      default: false,
    });
    const shells = (traffic: number) =>
      composeDocument([
        entryOf('shell', versionOf('shell', host(), { traffic: 0, default: true }, '0'), {
          ...tried,
          deployment: { traffic, default: false },
        }),
      ]);
    expect(classify(homes({}), shells(10)).verdict).toBe('incompatible');
    expect(classify(homes({}), shells(0)).verdict).toBe('compatible');
  });
});
