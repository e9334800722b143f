import type { Access, ApiRoute } from './api-route.js';

/** Which service answers which call. All that is not listed here is not there. */
export const ROUTING_TABLE: readonly ApiRoute[] = [
  ...calls('auth', 'public', [
    'POST /api/auth/login',
    'POST /api/auth/refresh',
    'POST /api/auth/logout',
    'POST /api/auth/post-register',
    'POST /post-register',
    'POST /api/auth/forget-pwd',
    'POST /forget-pwd',
  ]),
  ...calls('auth', 'token', ['POST /api/auth/setptofile']),
  ...texts([
    'GET /api/auth/siteinfo',
    'GET /api/auth/homeboxlist',
    'GET /api/auth/businessinfolist',
    'GET /api/auth/aboutusget',
    'GET /api/auth/teamList',
    'GET /api/auth/lendingget',
    'GET /api/auth/investwithusget',
    'GET /api/auth/mediaget',
    'GET /api/auth/testimonialList',
    'GET /api/auth/podcastList',
    'GET /api/auth/videoList',
    'GET /api/auth/newsletterList',
    'GET /api/auth/newsletterList/:id',
    'GET /api/auth/pressReleaseList',
    'GET /api/auth/socialPostList',
    'GET /api/sitemap/newsletters',
    'GET /feeds/newsletters.xml',
    'GET /:language/feeds/newsletters.xml',
    'GET /feeds/press-releases.xml',
    'GET /:language/feeds/press-releases.xml',
    'GET /feeds/podcast.xml',
    'GET /:language/feeds/podcast.xml',
  ]),
  ...calls('content', 'public', ['GET /api/auth/referredByList']),
  { method: 'POST', path: '/api/auth/investor', access: 'public', target: 'content', isForm: true },
  ...calls('listings', 'public', [
    'GET /api/auth/listings-listfind',
    'GET /api/auth/listings-facets',
    'GET /api/auth/listings-map',
    'GET /api/auth/listings-suggest',
    'GET /api/auth/listings-similar',
    'GET /api/auth/listings-byid',
    'GET /api/auth/listings-detail',
    'GET /api/sitemap/listings',
    'GET /api/sitemap/listing-searches',
  ]),
  ...calls('properties', 'public', [
    'GET /api/auth/portfoliodetails',
    'GET /api/auth/getportfoliodetail/:id',
    'GET /api/sitemap/projects',
    'GET /api/portfohtml/:id',
    'GET /api/portfogalleryhtml/:id',
  ]),
  ...calls('properties', 'signed', ['GET /api/auth/files/:id/:name']),
  ...calls('properties', 'token', [
    'GET /api/auth/userdashboard',
    'GET /api/auth/emp-current-propertieslist',
    'GET /api/auth/current-propertieslist/:id',
    'POST /api/auth/current-Properties-file',
    'GET /api/auth/pdf/PDflist/Employment-Contract',
    'GET /api/auth/pdf/PDflist/Employee-Handbook',
    'GET /api/auth/pdf/PDflist/training',
  ]),
  {
    method: 'POST',
    path: '/api/auth/contact-us',
    access: 'public',
    isForm: true,
    // The form of a listing, told from the public one by what only it asks for.
    target: {
      fields: ['first_name', 'schedule', 'requests'],
      present: 'listings',
      absent: 'content',
    },
  },
];

function texts(lines: readonly string[]): ApiRoute[] {
  return calls('content', 'public', lines).map((call) => ({ ...call, byLanguage: true }));
}

function calls(target: ApiRoute['target'], access: Access, lines: readonly string[]): ApiRoute[] {
  return lines.map((line) => {
    const [method, path] = line.split(' ') as [ApiRoute['method'], string];
    return { method, path, target, access };
  });
}
