import type { BootManifest, BootRemote, FrameName } from '@phantom/registry';
import { escapeHtml, type Language } from '@phantom/service-kit';
import { scriptJson } from './script-json.js';
import { COMPANY, DESCRIPTIONS, NEEDS_SCRIPTS } from './site-text.js';

export interface PageContent {
  manifest: BootManifest;
  language: Language;
  /** A demonstration, whose accounts everybody may use. */
  isDemo: boolean;
  /** The frame of the path's route: the stylesheet lays the page out by it before any script runs. */
  frame: FrameName;
  /** The remote that owns the path; what it needs first is fetched while the shell is. */
  remote?: BootRemote;
}

/** The HTML that every path is answered with: an empty frame for the shell to fill. */
export const renderPage = (content: PageContent): string => {
  const { manifest, language, isDemo, frame, remote } = content;
  const { scripts, styles } = manifest.host;
  return `<!doctype html>
<html lang="${language}"${isDemo ? ' data-demo="true"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${COMPANY}</title>
<meta name="description" content="${escapeHtml(DESCRIPTIONS[language])}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
${lines([
  ...styles.map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`),
  ...scripts.map((url) => `<script defer src="${escapeHtml(url)}"></script>`),
  ...(remote ? preloads(remote) : []),
])}
</head>
<body data-frame="${frame}">
<div id="frame-header"></div>
<main id="main" tabindex="-1"></main>
<div id="frame-footer"></div>
<noscript>${NEEDS_SCRIPTS[language]}</noscript>
<script type="application/json" id="boot-manifest">${scriptJson(manifest)}</script>
</body>
</html>
`;
};

/** Each as it will be asked for, or the browser would fetch it twice. */
const preloads = ({ url, integrity, preload = [] }: BootRemote): string[] => [
  // The shell's federation runtime fetches the entry with CORS and its integrity.
  hint(url, ` crossorigin${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}`),
  // The entry itself fetches the rest, with CORS only from elsewhere.
  ...preload.map((file) => hint(file, file.startsWith('/') ? '' : ' crossorigin')),
];

const hint = (url: string, attributes: string): string => {
  const kind = url.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" href="${escapeHtml(url)}"${attributes}>`;
};

const lines = (texts: readonly string[]): string => texts.join('\n');
