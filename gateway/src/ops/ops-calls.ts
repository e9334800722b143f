import type { ApiRoute } from '../common/api-route.js';

/** The calls that the gateway answers itself, under `/api/site/`; all others are in the routing table. */
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
