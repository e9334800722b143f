import { escapeHtml, type Language } from '@phantom/service-kit';
import { COMPANY } from './site.messages.js';

export interface ErrorPage {
  language: Language;
  nonce: string;
  /** What happened. */
  text: string;
  /** How to go on. */
  way: { href: string; text: string };
}

/** Whole in itself: nothing that could be missing as well. */
export const errorPage = ({ language, nonce, text, way }: ErrorPage): string => `<!doctype html>
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
</style>
</head>
<body>
<main>
<h1>${COMPANY}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(way.href)}">${escapeHtml(way.text)}</a></p>
</main>
</body>
</html>
`;
