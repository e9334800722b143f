import { firstImage, parseMedia } from './media';

describe('firstImage', () => {
  it('prefixes a relative path with the response’s base', () => {
    expect(firstImage('["homes/a/1200.webp","homes/b/1200.webp"]', '/pictures/')).toBe(
      '/pictures/homes/a/1200.webp',
    );
  });

  it('leaves an absolute URL alone', () => {
    expect(firstImage('["https://cdn.example.com/a.webp"]', '/pictures/')).toBe(
      'https://cdn.example.com/a.webp',
    );
  });

  it.each([null, undefined, '', '[]', '{"a":1}', '[""]', '[null]', 'not json'])(
    'returns null for %j',
    (images) => {
      expect(firstImage(images, '/pictures/')).toBeNull();
    },
  );
});

describe('parseMedia', () => {
  it('distinguishes images from videos and keeps their order', () => {
    const images = JSON.stringify([
      { url: '/pictures/homes/a/1200.webp', type: 'image' },
      { url: 'https://www.youtube-nocookie.com/embed/x', type: 'video' },
    ]);

    expect(parseMedia(images)).toEqual([
      { kind: 'image', url: '/pictures/homes/a/1200.webp' },
      { kind: 'video', url: 'https://www.youtube-nocookie.com/embed/x' },
    ]);
  });

  it('drops broken entries and players without a web URL', () => {
    const images = JSON.stringify([null, 'text', { url: '' }, { url: 'javascript:alert(1)' }]);

    expect(parseMedia(images)).toEqual([]);
  });

  it.each([null, '', 'not json', '{}'])('returns nothing for %j', (images) => {
    expect(parseMedia(images)).toEqual([]);
  });
});
