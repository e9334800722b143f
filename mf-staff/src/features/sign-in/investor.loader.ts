import { ApiError, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { getSiteContact } from '../../shared/site-contact/get-site-contact';

/** The help note's phone and email. Nobody is kept from signing in because they cannot be had. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  getSiteContact(request.signal).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
