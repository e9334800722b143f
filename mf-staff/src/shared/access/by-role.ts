import { getSession, type RemoteRoute } from '@phantom/mf-kit';

type Lazy = NonNullable<RemoteRoute['lazy']>;

/**
 * One address with another page for each role. Whoever signs in after another person finds the section started anew,
 * and this asked again.
 */
export const byRole =
  (pages: { employee: Lazy; investor: Lazy }): Lazy =>
  () =>
    isInvestor() ? pages.investor() : pages.employee();

/** The publisher asks without a browser, to learn which files a page needs. */
const isInvestor = (): boolean =>
  typeof window !== 'undefined' && getSession()?.user.type === 'Investor';
