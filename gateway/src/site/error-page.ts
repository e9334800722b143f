import { escapeHtml } from '@phantom/service-kit';
import { COMPANY, FAULT } from './site-text.js';

/** Whole in itself: nothing that could be missing as well. */
export const ERROR_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${COMPANY}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center;
    font: 1.125rem/1.6 system-ui, sans-serif; color: #1b2430; background: #f6f4ef; }
  main { padding: 2rem; max-width: 36rem; }
  a { color: inherit; }
</style>
</head>
<body>
<main>
<h1>${COMPANY}</h1>
<p>${escapeHtml(FAULT)}</p>
<p><a href="/">${COMPANY}</a></p>
</main>
</body>
</html>
`;
