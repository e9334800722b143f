import { ROUTING_TABLE } from '../../generated/routing-table.js';
import { findRoute } from './route.stage.js';

describe('the routing table', () => {
  it('lists each call once', () => {
    const calls = ROUTING_TABLE.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('has public access for the public pages, and requires a token for current properties', () => {
    const accessOf = (path: string) => ROUTING_TABLE.find((route) => route.path === path)?.access;
    expect(accessOf('/api/auth/homeboxlist')).toBe('public');
    expect(accessOf('/api/auth/login')).toBe('public');
    expect(accessOf('/api/auth/listings-suggest')).toBe('public');
    expect(accessOf('/api/auth/current-propertieslist/:id')).toBe('token');
    for (const part of ['account', 'enquiries', 'listing-enquiries', 'investments']) {
      expect(accessOf(`/api/auth/personal-data/${part}/erasure`)).toBe('token');
    }
    expect(accessOf('/api/auth/pdf/PDflist/Employment-Contract')).toBe('token');
  });

  it('is looked up by method and path', () => {
    const found = (method: string, url: string) => findRoute({ method, url })?.path;
    expect(found('GET', '/api/auth/newsletterList/7?x=/')).toBe('/api/auth/newsletterList/:id');
    expect(found('HEAD', '/api/auth/teamList')).toBe('/api/auth/teamList');
    expect(found('POST', '/post-register')).toBe('/post-register');
  });

  it.each([
    ['POST', '/api/auth/teamList'],
    ['GET', '/api/auth/teamList/'],
    ['GET', '/api/auth/teamlist'],
    ['GET', '/api/auth/newsletterList/7/8'],
    ['GET', '/api/auth/%E0%A4%A'],
    ['BREW', '/api/auth/teamList'],
    ['OPTIONS', '*'],
  ])('has no %s %s', (method, url) => expect(findRoute({ method, url })).toBeUndefined());
});
