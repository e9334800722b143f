import type { TFunction } from 'i18next';
import { ApiError } from '../api/unwrap';
import { headOfMatches } from './resolve-head';

const t = ((key: string) => `<${key}>`) as TFunction;
const handle = {
  head: (data: unknown) => ({ title: (data as { name: string }).name, description: 'A house' }),
};

it('takes the head of the deepest route that has one', () => {
  const matches = [
    { handle: { head: () => ({ title: 'Section' }) } },
    { loaderData: { name: 'Elm House' }, handle },
    {},
  ];
  expect(headOfMatches(matches, { pathname: '/singleportfolio/3' }, t)).toEqual({
    title: 'Elm House',
    description: 'A house',
  });
});

it.each([
  ['/current-properties/12', 'Current Properties'],
  ['/training', 'Training'],
  ['/', ''],
])('names %s by its path where no route does', (pathname, title) => {
  expect(headOfMatches([{ handle }], { pathname }, t)).toEqual({ title });
});

it('does not hide a fault of a head that has its data', () => {
  const broken = [{ loaderData: null, handle }];
  expect(() => headOfMatches(broken, { pathname: '/training' }, t)).toThrow(TypeError);
});

it.each([
  ['what is not there', new ApiError('Sorry!', 404), '<kit:notFound.title>'],
  ['what failed', new ApiError('No answer.', 503), '<kit:error.title>'],
])('names a page by its failure and keeps it from search engines: %s', (_, error, title) => {
  expect(headOfMatches([{ handle }], { pathname: '/x', error }, t)).toEqual({
    title,
    noindex: true,
  });
});
