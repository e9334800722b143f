import { PREVIEW_HEADER } from '@phantom/service-kit';
import type { ApiExchange } from './exchange.js';

/** Whether the call asks for drafts. Only public reads can show them. */
export const isPreview = ({ request, route }: ApiExchange): boolean =>
  PREVIEW_HEADER in request.headers && route.access === 'public' && route.method === 'GET';
