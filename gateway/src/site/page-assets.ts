import type { BootRemote } from '@phantom/registry';
import { escapeHtml, type Language } from '@phantom/service-kit';
import { NONCE_PLACEHOLDER } from '../common/nonce-placeholder.js';
import type { FileIntegrity } from '../registry/integrity.js';

export interface RouteAssets {
  remote: BootRemote;
  path: string;
  language: Language;
  /** The page contains the section: its styles are needed for the first paint. */
  isRendered: boolean;
  integrityOf: FileIntegrity;
}

/** Visible content needs styles, fonts and pictures before scripts. */
const NOT_URGENT = ' fetchpriority="low"';

/** The elements that load or preload the files of a section. A preload must match the later request, or the file is fetched twice. */
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
    // The entry fetches the rest, with CORS only from another origin.
    ...files
      .filter((file) => !isRendered || !isStyle(file))
      .map((file) => hint(file, integrityOf, urgency)),
  ];
};

export const stylesheet = (url: string): string =>
  `<link rel="stylesheet" href="${escapeHtml(url)}">`;

export const script = (url: string, integrityOf: FileIntegrity): string =>
  `<script defer src="${escapeHtml(url)}"${trusted(integrityOf(url))}${corsOf(url)}></script>`;

/** A file of the staff frame: styles are needed for the first paint, scripts after those of the shell. */
export const frameAsset = (url: string, integrityOf: FileIntegrity): string =>
  isStyle(url) ? stylesheet(url) : hint(url, integrityOf);

/** Preloads a file that a script will load. */
export const hint = (url: string, integrityOf: FileIntegrity, urgency = ''): string =>
  isStyle(url)
    ? preloadLink('style', url, corsOf(url) + urgency)
    : preloadLink('script', url, trusted(integrityOf(url)) + corsOf(url) + urgency);

/** Browsers fetch fonts with CORS from every origin. */
export const fontHint = (url: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`;

const preloadLink = (kind: 'script' | 'style', url: string, attributes: string): string =>
  `<link rel="preload" as="${kind}" href="${escapeHtml(url)}"${attributes}>`;

/** The attributes that the policy requires of a script and of its preload. */
const trusted = (integrity: string | undefined): string =>
  ` nonce="${NONCE_PLACEHOLDER}"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}`;

const corsOf = (url: string): string => (url.startsWith('/') ? '' : ' crossorigin');

const isStyle = (file: string): boolean => file.endsWith('.css');

const beside = (entry: string, file: string): string =>
  entry.slice(0, entry.lastIndexOf('/') + 1) + file;
