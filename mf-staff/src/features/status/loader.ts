import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { getStatus } from './api/get-status';

/** The status as the page opens; the page itself asks again. */
export const loader = ({ request }: LoaderFunctionArgs) => getStatus(request.signal);
