import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { listProperties } from './api/list-properties';

export const loader = ({ request }: LoaderFunctionArgs) => listProperties(request.signal);
