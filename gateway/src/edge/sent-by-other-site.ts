import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of another site, or of a neighbouring host, has a browser send this along with the cookies of ours. What
 * says nothing of it comes from no browser of today.
 */
export const isSentByOtherSite = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => {
  const { 'sec-fetch-site': from = 'none' } = headers;
  return from !== 'same-origin' && from !== 'none';
};
