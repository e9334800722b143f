import { expect, it } from '@jest/globals';
import { firstLoadWeight } from './first-load-weight.js';

const sizes: Record<string, number> = {
  'remoteEntry.js': 30,
  'remote.js': 10,
  'remote.css': 4,
  'home.js': 5,
  'detail.js': 20,
  'forms.js': 15,
  'map.js': 400,
  'en.js': 2,
  'ru.js': 3,
};
const sizeOf = (file: string) => sizes[file] ?? 0;
const remote = {
  entry: 'remoteEntry.js',
  scripts: ['remoteEntry.js'],
  styles: ['remote.css', 'map.css'],
  preload: ['remote.css', 'remote.js'],
  lazy: {
    './locales/en.json': ['en.js'],
    './locales/ru.json': ['ru.js'],
    './src/features/home/route.tsx': ['home.js'],
    './src/features/detail/route.tsx': ['forms.js', 'detail.js'],
    '../packages/map/src/location/draw-location.ts': ['map.js'],
  },
};

it('counts the entry, the largest language and the largest route, and no lazy file', () => {
  const { bytes, files } = firstLoadWeight(remote, 'script', sizeOf);
  expect(files.map(({ file }) => file)).toEqual([
    'remoteEntry.js',
    'detail.js',
    'forms.js',
    'remote.js',
    'ru.js',
  ]);
  expect(bytes).toBe(78);
});

it('counts styles separately', () => {
  expect(firstLoadWeight(remote, 'style', sizeOf).bytes).toBe(4);
});

it('counts the inlined part of the page for the shell', () => {
  const shell = {
    entry: 'shell.js',
    scripts: ['shell.js'],
    styles: ['shell.css'],
    preload: [],
    lazy: { './locales/en.json': ['en.js'], '../packages/mf-kit/locales/en.json': ['en.js'] },
  };
  const sizesOfShell = (file: string) => ({ 'shell.js': 100, 'shell.css': 7, 'en.js': 2 })[file]!;
  expect(firstLoadWeight(shell, 'script', sizesOfShell).bytes).toBe(102);
  expect(firstLoadWeight(shell, 'style', sizesOfShell).bytes).toBe(7);
});
