import { matchRoutes } from 'react-router-dom';
import { matchRoute } from './route-match.js';

const remote = (name: string, ...paths: string[]) => ({
  name,
  declaration: { routes: paths.map((path) => ({ path, frame: 'public' as const })) },
});

const remotes = [
  remote('marketing', '/', '/about', '/newsletter/:id', '/:page/archive'),
  remote(
    'listings',
    '/listings',
    '/listings/:type/:location',
    '/listings/detail/:id',
    '/listings/:type/new-york',
  ),
  remote('portfolio', '/singleportfolio/:id', '/newsletter/latest'),
];

describe('matchRoute', () => {
  it('returns the remote, the route and the decoded params', () => {
    const match = matchRoute(remotes, '/listings/open-houses/staten%20island');
    expect(match?.remote.name).toBe('listings');
    expect(match?.route.path).toBe('/listings/:type/:location');
    expect(match?.params).toEqual({ type: 'open-houses', location: 'staten island' });
  });

  it('prefers a static segment, even of a later remote', () => {
    expect(matchRoute(remotes, '/newsletter/latest')?.remote.name).toBe('portfolio');
    expect(matchRoute(remotes, '/newsletter/7')?.remote.name).toBe('marketing');
  });

  it('keeps invalid percent-encoding unchanged', () => {
    expect(matchRoute(remotes, '/newsletter/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
  });

  const paths = [
    '/',
    '//',
    '/about',
    '/About/',
    '/about//',
    '//about',
    '/nowhere',
    '/newsletter',
    '/newsletter/',
    '/newsletter/7',
    '/newsletter/latest',
    '/newsletter/archive',
    '/listings/detail/9',
    '/listings/sales/new-york',
    '/listings/detail/new-york',
    '/listings/sales/brooklyn/3',
    '/listings//brooklyn',
    '/listings/a%2Fb/c',
    '/singleportfolio/%3Cb%3E',
  ];

  it.each(paths)('matches %s as react-router does', (path) => {
    const routes = remotes.flatMap(({ declaration }) => declaration.routes);
    const expected = matchRoutes(
      routes.map((route) => ({ path: route.path })),
      path,
    );
    expect(matchRoute(remotes, path)?.route.path).toBe(expected?.[0]?.route.path);
  });
});
