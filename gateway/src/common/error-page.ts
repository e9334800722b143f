import type { IncomingHttpHeaders } from 'node:http';
import { escapeHtml, type Language } from '@phantom/service-kit';
import { newNonce } from './nonce-placeholder.js';

export const COMPANY = 'Phantom Partners';

interface ErrorPageContent {
  language: Language;
  text: string;
  /** What the visitor can do next. */
  link: { href: string; text: string };
}

/** A page that loads nothing else: what it needed could be missing as well. */
export const errorPage = (content: ErrorPageContent) => {
  const nonce = newNonce();
  return {
    html: htmlOf(content, nonce),
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': errorPagePolicy(nonce),
      'content-type': 'text/html; charset=utf-8',
    },
  };
};

/** Allows the style of the page and nothing else. */
export const errorPagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

const htmlOf = ({ language, text, link }: ErrorPageContent, nonce: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${COMPANY}</title>
<style nonce="${nonce}">
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center;
    font: 1.125rem/1.6 system-ui, sans-serif; color: #1b2430; background: #f6f4ef; }
  main { padding: 2rem; max-width: 36rem; }
  a { color: inherit; }
  @media (prefers-color-scheme: dark) { body { color: #e4e7ee; background: #0b1322; } }
</style>
</head>
<body>
<main>
<h1>${COMPANY}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>
</main>
</body>
</html>
`;

/** Whether the client is a browser that opens a page. */
export const acceptsHtml = ({ accept }: IncomingHttpHeaders): boolean =>
  accept?.includes('text/html') === true;
