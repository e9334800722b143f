import type { BootRemote } from '@phantom/registry';
import { escapeHtml, type Language } from '@phantom/service-kit';
import { NONCE_PLACEHOLDER } from '../common/nonce-placeholder.js';
import type { FileIntegrity } from '../registry/integrity.js';

export interface RouteAssets {
  remote: BootRemote;
  /** The route's pattern. */
  path: string;
  language: Language;
  /** The section comes with the page: it must be styled as it is shown first. */
  isRendered: boolean;
  integrityOf: FileIntegrity;
}

/** What can be read already leaves the line to styles, fonts and pictures; scripts come in good time. */
const NOT_URGENT = ' fetchpriority="low"';

/** Elements for what a section needs first, each as it will be asked for: else it would be fetched twice. */
export const routeAssets = (assets: RouteAssets): string[] => {
  const { remote, path, language, isRendered, integrityOf } = assets;
  const { url, integrity, preload = [], chunks, texts } = remote;
  const text = texts?.[language];
  const own = [...(chunks?.[path] ?? []), ...(text ? [text] : [])];
  const files = [...new Set([...preload, ...own.map((file) => beside(url, file))])];
  const urgency = isRendered ? NOT_URGENT : '';
  return [
    ...(isRendered ? files.filter(isStyle).map(stylesheet) : []),
    // The shell fetches the entry with CORS.
    preloadLink('script', url, `${trusted(integrity)} crossorigin${urgency}`),
    // The entry itself fetches the rest, with CORS only from elsewhere.
    ...files
      .filter((file) => !isRendered || !isStyle(file))
      .map((file) => hint(file, integrityOf, urgency)),
  ];
};

export const stylesheet = (url: string): string =>
  `<link rel="stylesheet" href="${escapeHtml(url)}">`;

export const script = (url: string, integrityOf: FileIntegrity): string =>
  `<script defer src="${escapeHtml(url)}"${trusted(integrityOf(url))}${corsOf(url)}></script>`;

/** Of the staff's frame: its styles count from the first paint on, its scripts follow the shell's. */
export const frameAsset = (url: string, integrityOf: FileIntegrity): string =>
  isStyle(url) ? stylesheet(url) : hint(url, integrityOf);

/** Asks for a file that a script will load. */
export const hint = (url: string, integrityOf: FileIntegrity, urgency = ''): string =>
  isStyle(url)
    ? preloadLink('style', url, corsOf(url) + urgency)
    : preloadLink('script', url, trusted(integrityOf(url)) + corsOf(url) + urgency);

/** Fonts are fetched with CORS, wherever they are. */
export const fontHint = (url: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`;

const preloadLink = (kind: 'script' | 'style', url: string, attributes: string): string =>
  `<link rel="preload" as="${kind}" href="${escapeHtml(url)}"${attributes}>`;

/** What a script, and a hint for one, has to say for the browser to take it. */
const trusted = (integrity: string | undefined): string =>
  ` nonce="${NONCE_PLACEHOLDER}"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}`;

const corsOf = (url: string): string => (url.startsWith('/') ? '' : ' crossorigin');

const isStyle = (file: string): boolean => file.endsWith('.css');

const beside = (entry: string, file: string): string =>
  entry.slice(0, entry.lastIndexOf('/') + 1) + file;
