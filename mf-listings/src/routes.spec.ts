import { routeMismatches } from '@phantom/mf-kit/testing';
import declaration from '../remote.json';
import { revalidateResults, routes } from './routes';

it('declares every route in remote.json', () => {
  expect(routeMismatches(declaration, routes)).toEqual([]);
});

describe('revalidateResults', () => {
  const revalidates = (current: string, next: string) =>
    revalidateResults({
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
    ['the same address, as a retry does', '/listings/a/b', '/listings/a/b', true],
  ])('decides for a step to %s', (_, current, next, expected) => {
    expect(revalidates(current, next)).toBe(expected);
  });
});
