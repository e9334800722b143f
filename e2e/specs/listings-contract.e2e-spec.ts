import { expect, test } from '@playwright/test';

// A client that was written from the product spec alone: two calls, three parameters, the fields of a listing.
const FIELDS = [
  'id',
  'images',
  'address',
  'city',
  'state',
  'zip_code',
  'bedrooms',
  'bathrooms',
  'type',
  'price',
  'furnished',
  'area',
  'lot_size',
  'title',
  'description',
  'amenities',
];

interface Found {
  error: number;
  list: Record<string, unknown>[];
  url: string;
}

for (const type of ['sales', 'rentals', 'open-houses']) {
  for (const location of ['queens', 'manhattan', 'brooklyn', 'bronx']) {
    test(`${type} in ${location}, and the first home of them`, async ({ request }) => {
      const found = await request.get('/api/auth/listings-listfind', {
        params: { type, location },
      });
      expect(found.status()).toBe(200);
      const { error, list, url } = (await found.json()) as Found;
      expect(error).toBe(0);
      expect(list.length).toBeGreaterThan(0);
      for (const home of list) expect(Object.keys(home)).toEqual(expect.arrayContaining(FIELDS));

      const [first] = list;
      const [path] = JSON.parse(String(first?.['images'])) as string[];
      expect((await request.get(`${url}${path}`)).headers()['content-type']).toMatch(/^image\//);

      const detail = await request.get('/api/auth/listings-detail', {
        params: { id: Number(first?.['id']) },
      });
      expect(detail.status()).toBe(200);
      const { list: one } = (await detail.json()) as Found;
      expect(one).toHaveLength(1);
      const [home] = one;
      expect({ ...home, images: null }).toMatchObject({ ...first, images: null });
      expect(JSON.parse(String(home?.['images']))).toContainEqual({
        url: `${url}${path}`,
        type: 'image',
      });
      // What nobody has told is null.
      expect(home?.['amenities'] ?? '').toEqual(expect.any(String));
    });
  }
}

test('unknown listings and places', async ({ request }) => {
  const nowhere = await request.get('/api/auth/listings-listfind?type=sales&location=atlantis');
  expect(nowhere.status()).toBe(200);
  expect(await nowhere.json()).toMatchObject({ error: 0, list: [] });

  const nobody = await request.get('/api/auth/listings-detail?id=2147483647');
  expect(nobody.status()).toBe(404);
  expect(await nobody.json()).toEqual({
    error: 1,
    message: 'Sorry! the page you are looking for could not be found',
    list: [],
  });
});
