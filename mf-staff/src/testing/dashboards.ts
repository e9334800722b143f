import { mockApi } from '@phantom/mf-kit/testing';
import { counts } from './enquiries';

const NOTHING_KEPT = { committed: '0.00', contributed: '0.00', distributed: '0.00' };

/** Responds to the dashboards of employees and investors, where a sign-in ends. */
export function mockDashboards(): void {
  const requests = { awaited: 0, due: 0, overdue: 0, list: [] };
  mockApi('get', '/api/auth/userdashboard', { count: 0 });
  mockApi('get', '/api/auth/dashboard-work', { statuses: [], waiting: [], requests });
  mockApi('get', '/api/auth/enquiries', { list: [], counts: counts(), more: false });
  mockApi('get', '/api/auth/listings-enquiries', { list: [], counts: counts(), more: false });
  mockApi('get', '/api/auth/investor-holdings', { list: [], totals: NOTHING_KEPT });
  mockApi('get', '/api/auth/investor-distributions', { list: [], years: [] });
  mockApi('get', '/api/auth/investor-documents', { list: [], years: [] });
  mockApi('get', '/api/auth/newsletterList', { list: [] });
}
