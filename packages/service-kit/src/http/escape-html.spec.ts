import { escapeHtml } from './escape-html.js';

it('escapes all characters that end an attribute or begin an element', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
  );
});
