import { api, unwrap } from '@phantom/mf-kit';

const CALL = '/api/auth/content/newsletters/{number}';

/** Who would get the newsletter, or how far it has been sent: a list of one. */
export const getNewsletterMail = (number: number, signal?: AbortSignal) =>
  unwrap(api.GET(`${CALL}/mail`, { params: { path: { number } }, signal }));

export type NewsletterMail = Awaited<ReturnType<typeof getNewsletterMail>>['list'][number];

/** Sends the published newsletter to all subscribers. @throws ApiError 422 where it was sent before */
export const sendNewsletter = (number: number) =>
  unwrap(api.POST(`${CALL}/send`, { params: { path: { number } } }));
