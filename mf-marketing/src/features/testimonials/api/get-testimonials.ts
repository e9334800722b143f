import { api, unwrap } from '@phantom/mf-kit';

/** What people say about the company, in the order in which it is shown. */
export async function getTestimonials(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/testimonialList', { signal }));
  return list.map(({ text_description, ...rest }) => ({ ...rest, text: text_description }));
}

export type Testimonial = Awaited<ReturnType<typeof getTestimonials>>[number];
