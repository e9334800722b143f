import { publicReadService } from './public-reads.js';

it.each([
  ['/api/auth/siteinfo', 'content'],
  ['/api/auth/newsletterList/7', 'content'],
  ['/api/auth/listings-detail', 'listings'],
  ['/api/auth/listings-facets', 'listings'],
  ['/api/auth/getportfoliodetail/7', 'properties'],
])('%s is a public read of %s', (path, service) => {
  expect(publicReadService(path)).toBe(service);
});

it.each([
  ['what needs a token', '/api/auth/userdashboard'],
  ['what is no read', '/api/auth/login'],
  ['a path without its param', '/api/auth/newsletterList/'],
  ['another letter case', '/api/auth/SiteInfo'],
  ['a separator in a param', '/api/auth/newsletterList/7%2f8'],
  ['a page', '/listings'],
])('%s is not a public read: %s', (_what, path) => {
  expect(publicReadService(path)).toBeUndefined();
});
