import { pageOfEntry } from './sitemap-pages.service.js';

describe('pageOfEntry', () => {
  it('replaces the parameters by the values', () => {
    const entry = { type: 'sales', location: 'queens', updated_at: '2026-11-01T10:00:00+01:00' };
    expect(pageOfEntry('/listings/:type/:location', entry)).toEqual({
      path: '/listings/sales/queens',
      lastmod: '2026-11-01T09:00:00.000Z',
    });
  });

  it('encodes a value within its segment', () => {
    expect(pageOfEntry('/x/:id', { id: '../a/b?c&d' })).toEqual({ path: '/x/..%2Fa%2Fb%3Fc%26d' });
    expect(pageOfEntry('/x/:id', { id: 7 })).toEqual({ path: '/x/7' });
  });

  it.each([[{}], [{ id: '' }], [{ id: null }], [{ id: {} }], [{ name: 'a' }]])(
    'is undefined for %j',
    (entry) => {
      expect(pageOfEntry('/x/:id', entry)).toBeUndefined();
    },
  );

  it.each(['yesterday', 5, null])('ignores the date %j', (updated_at) => {
    expect(pageOfEntry('/x/:id', { id: 1, updated_at })).toEqual({ path: '/x/1' });
  });
});
