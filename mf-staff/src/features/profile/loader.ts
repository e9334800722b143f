import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { getSiteContact } from '../../shared/site-contact/get-site-contact';
import { settled } from '../../shared/settled';
import { getProfile } from './api/get-profile';

export const loader = async ({ request: { signal } }: LoaderFunctionArgs) => {
  // One sentence needs it: the page does not wait for it.
  const contact = settled(getSiteContact(signal));
  return { ...(await getProfile(signal)), contact };
};
