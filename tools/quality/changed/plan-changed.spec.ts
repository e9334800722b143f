import { readdirSync, readFileSync } from 'node:fs';
import { planChanged, type Sections } from './plan-changed.js';

const root = new URL('../../../', import.meta.url);
const sections: Sections = {
  everywhere: ['layout'],
  'mf-a': ['a-list', 'search'],
  'services/x': ['search'],
};
const workspaces = [
  { folder: 'packages/ui', name: '@phantom/ui', needs: ['react'] },
  { folder: 'packages/api-client', name: '@phantom/api-client', needs: [] },
  { folder: 'packages/mf-kit', name: '@phantom/mf-kit', needs: ['@phantom/api-client'] },
  { folder: 'mf-a', name: '@phantom/mf-a', needs: ['@phantom/ui', '@phantom/mf-kit'] },
  { folder: 'services/x', name: '@phantom/x-service', needs: [] },
  { folder: 'qa', name: '@phantom/qa', needs: ['@phantom/x-service'] },
  { folder: 'e2e', name: '@phantom/e2e', needs: [] },
];
const plan = (...files: string[]) => planChanged(files, workspaces, sections);

it('selects only a section, with its browser tests', () => {
  expect(plan('mf-a/src/list.tsx')).toEqual({
    files: ['mf-a/src/list.tsx'],
    folders: ['mf-a'],
    specs: ['a-list', 'search'],
  });
});

it('selects everything that is built from a package, and every browser test', () => {
  const { folders, specs } = plan('packages/ui/src/button.tsx');
  expect(folders).toEqual(['packages/ui', 'mf-a']);
  expect(specs).toEqual(['a-list', 'layout', 'search']);
});

it('selects the frontends when the contract of a service changes', () => {
  expect(plan('services/x/src/x.ts').folders).toEqual(['services/x', 'qa', 'qa/market']);
  expect(plan('services/x/openapi.json').folders).toEqual([
    'packages/api-client',
    'packages/mf-kit',
    'mf-a',
    'services/x',
    'qa',
    'qa/market',
  ]);
});

it('selects one browser test, and all of them when a shared fixture changes', () => {
  expect(plan('e2e/specs/layout.e2e-spec.ts').specs).toEqual(['layout']);
  expect(plan('e2e/fixtures/session.ts').specs).toEqual(['a-list', 'layout', 'search']);
});

it('selects everything when a file of the whole repository changes, and nothing for a page of the docs', () => {
  expect(plan('tsconfig.base.json').folders).toEqual([
    ...workspaces.map(({ folder }) => folder).filter((folder) => folder !== 'e2e'),
    'qa/market',
    'e2e',
    'qa/hostile',
    'qa/reliability',
  ]);
  expect(plan('docs/performance.md', 'README.md')).toMatchObject({ folders: [], specs: [] });
});

it('finds every browser test in e2e/sections.json', () => {
  const real = JSON.parse(readFileSync(new URL('e2e/sections.json', root), 'utf8')) as Sections;
  const specs = readdirSync(new URL('e2e/specs', root)).map((file) =>
    file.replace('.e2e-spec.ts', ''),
  );
  expect([...new Set(Object.values(real).flat())].toSorted()).toEqual(specs.toSorted());
});
