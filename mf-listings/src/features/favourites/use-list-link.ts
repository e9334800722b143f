import { useHydrated, useLocation } from '@phantom/mf-kit';

const PURPOSES = ['mine', 'shared'] as const;

/** `mine` is the link of an owner, for another device; `shared` the link for somebody else. */
export interface ListLink {
  purpose: (typeof PURPOSES)[number];
  token: string;
}

/** The path of a list's link. The token is in the fragment, which no server gets and no log has. */
export const listLinkPath = ({ purpose, token }: ListLink): string =>
  `/listings/favourites#${purpose}=${encodeURIComponent(token)}`;

/** The link by which the page was opened. Only browsers know its fragment: null on a server. */
export function useListLink(): ListLink | null {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const params = new URLSearchParams(hash.slice(1));
  const purpose = PURPOSES.find((each) => params.get(each));
  return purpose ? { purpose, token: params.get(purpose) as string } : null;
}
