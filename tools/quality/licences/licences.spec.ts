import { isAllowed } from './allowed.js';
import { licenceList } from './list.js';
import { shippedPackages } from './shipped-packages.js';

const lock = {
  packages: {
    '': { dependencies: { unused: '1' } },
    gateway: { dependencies: { web: '1', '@own/kit': '*' } },
    'node_modules/@own/kit': { link: true, resolved: 'packages/kit' },
    'packages/kit': { dependencies: { log: '2' } },
    'packages/kit/node_modules/log': { version: '2.0.0', license: 'ISC' },
    'node_modules/log': { version: '1.0.0', license: 'MIT' },
    'node_modules/web': {
      version: '1.0.0',
      license: 'MIT',
      dependencies: { log: '1' },
      optionalDependencies: { fast: '1', missing: '1' },
    },
    'node_modules/fast': { version: '1.0.0', license: 'Apache-2.0', dependencies: { web: '1' } },
    'node_modules/unused': { version: '1.0.0', license: 'GPL-3.0-only' },
  },
};

it('finds the dependencies of a workspace as Node.js resolves them, and nothing else', () => {
  const found = shippedPackages(lock, ['gateway']).map(
    ({ name, version, licence }) => `${name} ${version} ${licence}`,
  );
  expect(found.sort()).toEqual([
    'fast 1.0.0 Apache-2.0',
    'log 1.0.0 MIT',
    'log 2.0.0 ISC',
    'web 1.0.0 MIT',
  ]);
});

it.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['LGPL-3.0-or-later', false],
  ['', false],
])('decides whether %j may be shipped: %s', (licence, allowed) => {
  expect(isAllowed({ name: 'some', licence })).toBe(allowed);
});

it('allows packages that were reviewed by hand', () => {
  expect(
    isAllowed({ name: '@img/sharp-linux-x64', licence: 'Apache-2.0 AND LGPL-3.0-or-later' }),
  ).toBe(true);
  expect(isAllowed({ name: '@img/sharp-linux-x64', licence: 'GPL-3.0-only' })).toBe(false);
});

it('lists packages by licence, each once', () => {
  const text = licenceList(shippedPackages(lock, ['gateway']));
  expect(text).toContain('**MIT** (2): log, web');
  expect(text).not.toContain('unused');
});
