import type { RemoteRoute } from '@phantom/mf-kit';

/** `shouldRevalidate` of the landing page: another tab has nothing to load; a form that was sent has. */
export const shouldRevalidate: RemoteRoute['shouldRevalidate'] = (args) => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  return isSent(currentUrl) || isSent(nextUrl) ? defaultShouldRevalidate : false;
};

const isSent = ({ searchParams }: URL) => searchParams.has('q') || searchParams.has('location');
