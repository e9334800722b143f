import type { TFunction } from 'i18next';
import { ApiError } from '../api/unwrap';
import { headOfMatches } from './resolve-head';

const t = ((key: string) => `<${key}>`) as TFunction;
const handle = {
  head: (data: unknown) => ({ title: (data as { name: string }).name, description: 'A house' }),
};

it('uses the head of the deepest route that has one', () => {
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
])('makes a title from the path %s', (pathname, title) => {
  expect(headOfMatches([{ handle }], { pathname }, t)).toEqual({ title });
});

it('rethrows an error of a head that has its data', () => {
  const broken = [{ loaderData: null, handle }];
  expect(() => headOfMatches(broken, { pathname: '/training' }, t)).toThrow(TypeError);
});

it.each([
  ['a missing record', new ApiError('Sorry!', 404), '<kit:notFound.title>'],
  ['a failed call', new ApiError('No answer.', 503), '<kit:error.title>'],
])('has a title and noindex for %s', (_, error, title) => {
  expect(headOfMatches([{ handle }], { pathname: '/x', error }, t)).toEqual({
    title,
    noindex: true,
  });
});
