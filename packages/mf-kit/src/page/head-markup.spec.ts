import { renderHeadTags } from './head-markup';

it('writes one element a line, each marked as the page’s own', () => {
  expect(
    renderHeadTags([
      { name: 'title', attributes: {}, text: 'Home' },
      { name: 'meta', attributes: { name: 'description', content: 'A house' } },
    ]),
  ).toBe('<title data-head>Home</title>\n<meta name="description" content="A house" data-head>');
});

it('lets no text out of its element', () => {
  const evil = '</title><script>alert("1")</script>&amp;';
  const html = renderHeadTags([
    { name: 'title', attributes: {}, text: evil },
    { name: 'meta', attributes: { content: `"><script>${evil}` } },
    { name: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify({ evil }) },
  ]);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const script = parsed.querySelector('script')?.textContent ?? '';
  expect(parsed.title).toBe(evil);
  expect(parsed.querySelector('meta')?.content).toBe(`"><script>${evil}`);
  expect(parsed.querySelectorAll('script')).toHaveLength(1);
  expect(JSON.parse(script)).toEqual({ evil });
});
