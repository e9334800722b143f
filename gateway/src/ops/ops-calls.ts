import type { ApiRoute } from '../common/api-route.js';

/** The calls under `/api/site/`, which the gateway answers itself. All other calls are in the routing table. */
export const OPS_CALLS: readonly Pick<ApiRoute, 'method' | 'path'>[] = [
  { method: 'POST', path: '/api/site/staff-pass' },
  { method: 'DELETE', path: '/api/site/staff-pass' },
  { method: 'POST', path: '/api/site/overrides' },
  { method: 'DELETE', path: '/api/site/overrides' },
  { method: 'POST', path: '/api/site/reports' },
  { method: 'POST', path: '/api/site/policy-reports' },
  { method: 'GET', path: '/api/site/session' },
  { method: 'GET', path: '/api/site/status' },
];
