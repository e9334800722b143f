/** The services with content to edit. Each has the same calls under its own path, and pages under its own name. */
export const CONTENT_CALLS = {
  content: '/api/auth/content',
  properties: '/api/auth/properties-content',
  listings: '/api/auth/listings-content',
  auth: '/api/auth/auth-content',
} as const;

export type ContentService = keyof typeof CONTENT_CALLS;

export const CONTENT_SERVICES = Object.keys(CONTENT_CALLS) as ContentService[];

/** The service of a page: `/content/content/newsletter/7`. */
export function serviceOfPath(pathname: string): ContentService {
  const service = CONTENT_SERVICES.find((each) => pathname.includes(`/content/${each}/`));
  if (!service) throw new RangeError(`No service has the page ${pathname}`);
  return service;
}
