import { findRetiredNames, toKebabCase } from './retired-names.js';

const RETIRED = [
  { name: 'load-gate', use: 'admission control' },
  { name: 'lane', use: 'bulkhead', in: ['gateway'] },
];
const find = (file: string, source: string) => findRetiredNames(file, source, RETIRED);

it.each([
  ['LoadGate', 'load-gate'],
  ['loadGate', 'load-gate'],
  ['LOAD_GATE', 'load-gate'],
  ['URLOfPage', 'url-of-page'],
])('writes %s in kebab case as %s', (identifier, name) => {
  expect(toKebabCase(identifier)).toBe(name);
});

it('reports an identifier with its line and the term to use', () => {
  expect(find('gateway/src/app.ts', 'const a = 1;\nclass LoadGate {}')).toEqual([
    { file: 'gateway/src/app.ts', line: 2, name: 'LoadGate', use: 'admission control' },
  ]);
});

it('reports the name of a file', () => {
  expect(find('gateway/src/load-gate.service.ts', '')).toMatchObject([
    { line: 0, name: 'load-gate' },
  ]);
});

it('reports a member and an import', () => {
  expect(find('a.ts', `import { loadGate } from 'x'; this.loadGate.open();`)).toHaveLength(2);
});

it('allows a retired name outside the folders where it is retired', () => {
  expect(find('mf-listings/src/map.tsx', 'const lane = 1;')).toEqual([]);
  expect(find('gateway/src/map.ts', 'const lane = 1;')).toHaveLength(1);
});

it('allows a retired name in a comment, in a text and as a part of another name', () => {
  expect(
    find('gateway/a.ts', `// the lane\nconst text = 'lane'; const planeLanes = text;`),
  ).toEqual([]);
});
