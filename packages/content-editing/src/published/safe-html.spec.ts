import { safeHtml } from './safe-html.js';

describe('safeHtml', () => {
  it.each([
    ['<p>Plain &amp; <strong>bold</strong></p>', '<p>Plain &amp; <strong>bold</strong></p>'],
    ['<h2 onclick="steal()">Title</h2>', '<h2>Title</h2>'],
    ['<p style="color:red">Red</p>', '<p>Red</p>'],
    ['<script>steal()</script><p>Left</p>', '<p>Left</p>'],
    ['<img src=x onerror=steal()>', '<img src>'],
    [
      '<img src="/pictures/a/1920.webp" alt="A" onerror="steal()">',
      '<img src="/pictures/a/1920.webp" alt="A">',
    ],
    ['<img src="javascript:steal()">', '<img src>'],
    ['<iframe src="https://example.com"></iframe>', ''],
    ['<a href="javascript:steal()">Click</a>', '<a href>Click</a>'],
    ['<a href="/lending" target="_top">Lending</a>', '<a href="/lending">Lending</a>'],
    ['<ul lang="en"><li>Division</li></ul>', '<ul lang="en"><li>Division</li></ul>'],
    ['<p lang="pt-BR">Texto</p>', '<p lang="pt-BR">Texto</p>'],
    ['<p lang="no such language">Text</p>', '<p>Text</p>'],
  ])('turns %s into %s', (html, expected) => {
    expect(safeHtml(html)).toBe(expected);
  });
});
