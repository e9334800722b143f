import { api, unwrap } from '@phantom/mf-kit';

/** Fetches the testimonials in their display order. */
export async function getTestimonials(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/testimonialList', { signal }));
  return list.map(({ text_description, ...rest }) => ({ ...rest, text: text_description }));
}

export type Testimonial = Awaited<ReturnType<typeof getTestimonials>>[number];
