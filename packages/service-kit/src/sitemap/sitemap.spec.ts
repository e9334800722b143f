import { sitemapPage } from './sitemap.js';

const rows = [3, 5, 8].map((id) => ({ id, updatedAt: new Date('2026-11-01T00:00:00Z') }));

describe('sitemapPage', () => {
  it('returns the cursor of the next part', () => {
    expect(sitemapPage(rows, 2)).toEqual({
      error: 0,
      list: [
        { id: 3, updated_at: '2026-11-01T00:00:00.000Z' },
        { id: 5, updated_at: '2026-11-01T00:00:00.000Z' },
      ],
      next: '5',
    });
  });

  it('returns no cursor at the end', () => {
    expect(sitemapPage(rows, 3).next).toBeNull();
    expect(sitemapPage([], 3)).toEqual({ error: 0, list: [], next: null });
  });
});
