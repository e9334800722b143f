import { useHydrated, useLocation } from '@phantom/mf-kit';

const PURPOSES = ['confirm', 'manage', 'leave'] as const;

interface MailedLink {
  purpose: (typeof PURPOSES)[number];
  token: string;
}

/** What the fragment of a mailed link says. Only browsers know it: undefined on a server; null for an incomplete link. */
export function useMailedLink(): MailedLink | null | undefined {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated) return undefined;
  const params = new URLSearchParams(hash.slice(1));
  const purpose = PURPOSES.find((each) => params.get(each));
  return purpose ? { purpose, token: params.get(purpose) as string } : null;
}
