import { escapeHtml, type Language } from '@phantom/service-kit';
import { COMPANY, FAULT, HOME } from './site-text.js';

/**
 * Whole in itself: nothing that could be missing as well.
 *
 * @param basename what stands before the paths of the site where the address names its language: `/de`
 */
export const errorPage = (
  language: Language,
  basename: string,
  nonce: string,
): string => `<!doctype html>
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
<p>${escapeHtml(FAULT[language])}</p>
<p><a href="${basename}/">${HOME[language]}</a></p>
</main>
</body>
</html>
`;
