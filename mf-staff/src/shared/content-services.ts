import { useParams } from '@phantom/mf-kit';

/** The services with content to edit. Each has the same calls under its own path, and pages under its own name. */
export const CONTENT_CALLS = {
  content: '/api/auth/content',
  properties: '/api/auth/properties-content',
  listings: '/api/auth/listings-content',
  auth: '/api/auth/auth-content',
} as const;

export type ContentService = keyof typeof CONTENT_CALLS;

export const CONTENT_SERVICES = Object.keys(CONTENT_CALLS) as ContentService[];

/** The service that a path names as its `:service`. */
export const contentServiceOf = (params: { service?: string }): ContentService | undefined =>
  CONTENT_SERVICES.find((each) => each === params.service);

/** The service of the content that a page is about. */
export function useContentService(): ContentService {
  const params = useParams();
  const service = contentServiceOf(params);
  if (!service) throw new RangeError(`No service has the name ${params.service}`);
  return service;
}
