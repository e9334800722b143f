import { criticalDepth } from './critical-path.js';
import type { LoggedRequest } from './network-log.js';

const request = (type: string, start: number, end: number, more: Partial<LoggedRequest> = {}) => ({
  url: `/${type}-${start}`,
  type,
  byDocument: false,
  isPrefetch: false,
  bytes: 1,
  ...more,
  start,
  end,
});
const hinted = { byDocument: true };

it('counts all requests of the document as one round', () => {
  const requests = [
    request('Script', 10, 100, hinted),
    request('Script', 20, 400, hinted),
    request('Stylesheet', 150, 200, hinted),
  ];
  expect(criticalDepth(requests, 500)).toBe(1);
});

it('counts a round for each response that the next request needed', () => {
  const requests = [
    request('Script', 10, 100, hinted),
    request('Script', 110, 200),
    request('Fetch', 210, 300),
    request('Fetch', 220, 320),
  ];
  expect(criticalDepth(requests, 500)).toBe(3);
});

it('ignores requests that the content did not wait for', () => {
  const requests = [
    request('Script', 10, 100, hinted),
    request('Image', 110, 200),
    request('Script', 120, 200, { isPrefetch: true }),
    request('Fetch', 130, 600),
  ];
  expect(criticalDepth(requests, 500)).toBe(1);
});
