import type { RemoteRoute } from '@phantom/mf-kit';

/** What lies open on the page, which its data does not depend on. */
const OPEN = ['view', 'filters'];

/** `shouldRevalidate` of the results: turning to the map, or opening the filters, finds all homes there already. */
export const shouldRevalidate: RemoteRoute['shouldRevalidate'] = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isSameAddress = currentUrl.href === nextUrl.href;
  return isSameAddress || dataAddress(currentUrl) !== dataAddress(nextUrl)
    ? defaultShouldRevalidate
    : false;
};

const dataAddress = ({ pathname, searchParams }: URL) => {
  const params = new URLSearchParams(searchParams);
  for (const name of OPEN) params.delete(name);
  return `${pathname}?${params}`;
};
