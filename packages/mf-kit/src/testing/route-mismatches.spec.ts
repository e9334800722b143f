import { routeMismatches } from './route-mismatches';

const declare = (...paths: string[]) => ({
  routes: paths.map((path) => ({ path })),
});

it('returns nothing when both agree, also with nested routes', () => {
  const routes = [
    { path: '/' },
    {
      children: [
        { path: '/about' },
        { path: '/listings', children: [{ index: true as const }, { path: ':id' }] },
      ],
    },
  ];
  expect(routeMismatches(declare('/', '/about', '/listings', '/listings/:id'), routes)).toEqual([]);
});

it('names what is missing in either', () => {
  expect(
    routeMismatches(declare('/about', '/history'), [{ path: '/about' }, { path: '/team' }]),
  ).toEqual(['missing: /history', 'undeclared: /team']);
});
