import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { getProfile } from './api/get-profile';

export const loader = ({ request }: LoaderFunctionArgs) => getProfile(request.signal);
