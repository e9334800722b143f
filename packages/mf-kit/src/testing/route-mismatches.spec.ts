import { routeMismatches } from './route-mismatches';

const declare = (...paths: string[]) => ({
  routes: paths.map((path) => ({ path })),
});

it('finds nothing where both say the same, however the routes are nested', () => {
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

it('names what one of them lacks', () => {
  expect(
    routeMismatches(declare('/about', '/history'), [{ path: '/about' }, { path: '/team' }]),
  ).toEqual(['missing: /history', 'undeclared: /team']);
});
