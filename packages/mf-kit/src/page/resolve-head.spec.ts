import type { TFunction } from 'i18next';
import { documentTitle, resolveHead } from './resolve-head';

const t = ((key: string) => `<${key}>`) as TFunction;

it('takes the head of the deepest route that has one', () => {
  const head = resolveHead(
    [
      { handle: { head: () => ({ title: 'Section' }) } },
      {
        loaderData: { name: 'Elm House' },
        handle: {
          head: (data, translate) => ({
            title: (data as { name: string }).name,
            description: translate('text'),
          }),
        },
      },
      {},
    ],
    '/singleportfolio/3',
    t,
  );
  expect(head).toEqual({ title: 'Elm House', description: '<text>' });
});

it.each([
  ['/current-properties/12', 'Current Properties'],
  ['/training', 'Training'],
  ['/', ''],
])('names %s by its path where no route does', (path, title) => {
  expect(resolveHead([], path, t)).toEqual({ title });
});

it('adds the company once', () => {
  expect(documentTitle('Training')).toBe('Training | Phantom Partners');
  expect(documentTitle('')).toBe('Phantom Partners');
});
