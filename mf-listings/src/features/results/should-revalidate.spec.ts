import { shouldRevalidate } from './should-revalidate';

const loadsAgain = (current: string, next: string) =>
  shouldRevalidate?.({
    currentUrl: new URL(current, 'https://site.example'),
    nextUrl: new URL(next, 'https://site.example'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  });

it.each([
  ['the map', '/listings/sales/queens?q=deck', '/listings/sales/queens?q=deck&view=map', false],
  ['the list', '/listings/sales/queens?view=map', '/listings/sales/queens', false],
  ['a filter', '/listings/sales/queens', '/listings/sales/queens?min_price=1', true],
  ['another borough', '/listings/sales/queens', '/listings/sales/bronx', true],
  ['the same once more, which is how a retry looks', '/listings/a/b', '/listings/a/b', true],
])('answers for %s', (_, current, next, answer) => {
  expect(loadsAgain(current, next)).toBe(answer);
});
