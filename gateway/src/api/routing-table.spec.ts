import { pathsOf, routeOf } from './route-lookup.js';
import { ROUTING_TABLE } from './routing-table.js';

describe('the routing table', () => {
  it('names no call twice', () => {
    const calls = ROUTING_TABLE.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('opens what the public pages read, and nothing about properties under way', () => {
    const accessOf = (path: string) => ROUTING_TABLE.find((route) => route.path === path)?.access;
    expect(accessOf('/api/auth/homeboxlist')).toBe('public');
    expect(accessOf('/api/auth/login')).toBe('public');
    expect(accessOf('/api/auth/current-propertieslist/:id')).toBe('token');
    expect(accessOf('/api/auth/pdf/PDflist/Employment-Contract')).toBe('token');
  });

  it('is looked up by method and matched path', () => {
    const found = (method: string, url: string) => routeOf({ method, routeOptions: { url } });
    expect(found('GET', '/api/auth/newsletterList/:id')?.target).toBe('content');
    expect(found('HEAD', '/api/auth/teamList')?.target).toBe('content');
    expect(found('POST', '/api/auth/teamList')).toBeUndefined();
    expect(pathsOf('POST')).toContain('/post-register');
  });
});
