import { robotsText } from './robots.controller.js';

const OPEN = 'User-agent: *\nAllow: /r/\nAllow: /pictures/\nDisallow: /api/\n';
const at = (publicOrigin: string, demoMode = false) => robotsText({ publicOrigin, demoMode });

describe('robots.txt', () => {
  it('disallows the API and names the sitemap', () => {
    expect(at('https://example.com/')).toBe(`${OPEN}\nSitemap: https://example.com/sitemap.xml\n`);
  });

  it.each(['http://localhost:8000', 'http://127.0.0.1:8000', 'http://[::1]:8000'])(
    'is the same for a demonstration at %s',
    (origin) => {
      expect(at(origin, true)).toBe(`${OPEN}\nSitemap: ${origin}/sitemap.xml\n`);
    },
  );

  it('disallows everything on a public demonstration', () => {
    expect(at('https://demo.example.com', true)).toMatch(/^User-agent: \*\nDisallow: \/\n$/m);
    expect(at('https://127.example.com', true)).toContain('Disallow: /\n');
  });
});
