import type { Access, ApiRoute } from '../../common/api-route.js';

/** The service, access and limits of each call. A call that is not listed does not exist. */
export const ROUTING_TABLE: readonly ApiRoute[] = [
  ...passwords('public', [
    'POST /api/auth/login',
    'POST /api/auth/post-register',
    'POST /post-register',
    'POST /api/auth/set-password',
  ]),
  ...passwords('token', [
    'POST /api/auth/change-password',
    'POST /api/auth/logout-everywhere',
    'POST /api/auth/sessions/:id/end',
  ]),
  ...calls('auth', 'public', [
    'POST /api/auth/refresh',
    'POST /api/auth/logout',
    'POST /api/auth/smoke-sessions',
    'POST /api/auth/forget-pwd',
    'POST /forget-pwd',
    'POST /api/auth/password-link',
    'POST /api/auth/confirm-email',
    'GET /api/auth/profile-images/:name',
  ]),
  ...calls('auth', 'token', [
    'GET /api/auth/profile',
    'PATCH /api/auth/profile',
    'POST /api/auth/setptofile',
    'DELETE /api/auth/profile-image',
    'GET /api/auth/people',
    'POST /api/auth/people',
    'POST /api/auth/people/:id/invitation',
    'PATCH /api/auth/people/:id',
    'GET /api/auth/people/:id/history',
    'GET /api/auth/people/names',
    'GET /api/auth/accounts',
    'GET /api/auth/audit/auth',
    'POST /api/auth/audit/exports',
  ]),
  ...personalData('auth', 'account'),
  ...personalData('content', 'enquiries'),
  ...personalData('listings', 'listing-enquiries'),
  ...personalData('properties', 'investments'),
  ...texts([
    'GET /api/auth/siteinfo',
    'GET /api/auth/homeboxlist',
    'GET /api/auth/businessinfolist',
    'GET /api/auth/aboutusget',
    'GET /api/auth/teamList',
    'GET /api/auth/lendingget',
    'GET /api/auth/legalget',
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
  ...calls('content', 'token', [
    'GET /api/auth/enquiries',
    'GET /api/auth/enquiries/:kind/:id',
    'PATCH /api/auth/enquiries/:kind/:id',
    'POST /api/auth/enquiries/:kind/:id/notes',
    'GET /api/auth/audit/content',
  ]),
  ...calls('listings', 'token', [
    'GET /api/auth/listings-enquiries',
    'GET /api/auth/listings-enquiries/:kind/:id',
    'PATCH /api/auth/listings-enquiries/:kind/:id',
    'POST /api/auth/listings-enquiries/:kind/:id/notes',
    'GET /api/auth/audit/listings',
  ]),
  ...calls('listings', 'public', [
    'GET /api/auth/listings-listfind',
    'GET /api/auth/listings-facets',
    'GET /api/auth/listings-map',
    'GET /api/auth/listings-query',
    'GET /api/auth/listings-suggest',
    'GET /api/auth/listings-similar',
    'GET /api/auth/listings-byid',
    'GET /api/auth/listings-detail',
    'GET /api/sitemap/listings',
    'GET /api/sitemap/listing-tabs',
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
    'GET /api/auth/audit/properties',
    'GET /api/auth/userdashboard',
    'GET /api/auth/emp-current-propertieslist',
    'GET /api/auth/current-propertieslist/:id',
    'POST /api/auth/current-properties',
    'PATCH /api/auth/current-properties/:id',
    'POST /api/auth/current-properties/:id/status',
    'POST /api/auth/current-properties/:id/archive',
    'POST /api/auth/current-properties/:id/restore',
    'POST /api/auth/current-properties/:id/servicing-file',
    'GET /api/auth/current-properties/:id/history',
    'POST /api/auth/current-properties/:id/document-requests',
    'PATCH /api/auth/document-requests/:id',
    'GET /api/auth/property-types',
    'PATCH /api/auth/property-files/:id',
    'POST /api/auth/property-files/:id/withdrawal',
    'GET /api/auth/dashboard-work',
    'POST /api/auth/current-Properties-file',
    'GET /api/auth/pdf/PDflist/Employment-Contract',
    'GET /api/auth/pdf/PDflist/Employee-Handbook',
    'GET /api/auth/pdf/PDflist/training',
    'POST /api/auth/documents',
    'PATCH /api/auth/documents/:id',
    'DELETE /api/auth/documents/:id',
    'POST /api/auth/documents/:id/file',
    'GET /api/auth/documents/:id/versions',
    'GET /api/auth/document-history',
    'GET /api/auth/investor-holdings',
    'GET /api/auth/investor-distributions',
    'GET /api/auth/investor-documents',
    'POST /api/auth/investor-documents/:id/receipt',
    'GET /api/auth/investor-totals',
    'GET /api/auth/investors/:account_id/holdings',
    'GET /api/auth/investors/:account_id/distributions',
    'GET /api/auth/investors/:account_id/documents',
    'GET /api/auth/investors/:account_id/history',
    'POST /api/auth/investors/:account_id/holdings',
    'POST /api/auth/investors/:account_id/distributions',
    'POST /api/auth/investors/:account_id/documents',
    'PATCH /api/auth/investor-holdings/:id',
    'PATCH /api/auth/investor-distributions/:id',
    'PATCH /api/auth/investor-documents/:id',
    'POST /api/auth/investor-documents/:id/file',
    'GET /api/auth/investor-documents/:id/versions',
    'DELETE /api/auth/investor-holdings/:id',
    'DELETE /api/auth/investor-distributions/:id',
    'DELETE /api/auth/investor-documents/:id',
  ]),
  {
    method: 'POST',
    path: '/api/auth/contact-us',
    access: 'public',
    isForm: true,
    // The enquiry about a listing has fields that the public form does not have.
    target: {
      fields: ['first_name', 'schedule', 'requests'],
      present: 'listings',
      absent: 'content',
    },
  },
];

function passwords(access: Access, lines: readonly string[]): ApiRoute[] {
  return calls('auth', access, lines).map((call) => ({ ...call, hashesPassword: true }));
}

function texts(lines: readonly string[]): ApiRoute[] {
  return calls('content', 'public', lines).map((call) => ({ ...call, byLanguage: true }));
}

/** The personal data that a service has, and its erasure. */
function personalData(target: ApiRoute['target'], part: string): ApiRoute[] {
  const path = `/api/auth/personal-data/${part}`;
  return calls(target, 'token', [`GET ${path}`, `POST ${path}`, `POST ${path}/erasure`]);
}

function calls(target: ApiRoute['target'], access: Access, lines: readonly string[]): ApiRoute[] {
  return lines.map((line) => {
    const [method, path] = line.split(' ') as [ApiRoute['method'], string];
    return { method, path, target, access };
  });
}
