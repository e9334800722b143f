import { api, unwrap } from '@phantom/mf-kit';

export const OPPORTUNITIES_SLUG = 'investment-opportunities';
export const OPPORTUNITIES_PATH = `/${OPPORTUNITIES_SLUG}`;

export const offeringPath = (slug: string): string => `${OPPORTUNITIES_PATH}/${slug}`;

export async function getOfferings(signal: AbortSignal) {
  return (await unwrap(api.GET('/api/auth/offerings', { signal }))).list;
}

/** Fetches an offering by any address that it has or had. */
export function getOffering(slug: string, signal: AbortSignal) {
  const path = { slug };
  return unwrap(api.GET('/api/auth/offerings/{slug}', { params: { path }, signal }));
}

export type OfferingSummary = Awaited<ReturnType<typeof getOfferings>>[number];
export type Offering = Awaited<ReturnType<typeof getOffering>>['list'][number];
