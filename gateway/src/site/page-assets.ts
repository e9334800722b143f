import type { BootRemote } from '@phantom/registry';
import { escapeHtml, type Language } from '@phantom/service-kit';

export interface RouteAssets {
  remote: BootRemote;
  /** The route's pattern. */
  path: string;
  language: Language;
  /** The section comes with the page: it must be styled as it is shown first. */
  isRendered: boolean;
}

/** What can be read already leaves the line to styles, fonts and pictures; scripts come in good time. */
const NOT_URGENT = ' fetchpriority="low"';

/** Elements for what a section needs first, each as it will be asked for: else it would be fetched twice. */
export const routeAssets = ({ remote, path, language, isRendered }: RouteAssets): string[] => {
  const { url, integrity, preload = [], chunks, texts } = remote;
  const text = texts?.[language];
  const own = [...(chunks?.[path] ?? []), ...(text ? [text] : [])];
  const files = [...new Set([...preload, ...own.map((file) => beside(url, file))])];
  const urgency = isRendered ? NOT_URGENT : '';
  return [
    ...(isRendered ? files.filter(isStyle).map(stylesheet) : []),
    // The shell's federation runtime fetches the entry with CORS and its integrity.
    hint(url, `${urgency} crossorigin${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}`),
    // The entry itself fetches the rest, with CORS only from elsewhere.
    ...files
      .filter((file) => !isRendered || !isStyle(file))
      .map((file) => hint(file, `${urgency}${file.startsWith('/') ? '' : ' crossorigin'}`)),
  ];
};

export const stylesheet = (url: string): string =>
  `<link rel="stylesheet" href="${escapeHtml(url)}">`;

/** Of the staff's frame: its styles count from the first paint on, its scripts follow the shell's. */
export const frameAsset = (url: string): string => (isStyle(url) ? stylesheet(url) : hint(url));

/** Asks for a file that a script will load. */
export const hint = (url: string, attributes = ''): string => {
  const kind = isStyle(url) ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" href="${escapeHtml(url)}"${attributes}>`;
};

/** Fonts are fetched with CORS, wherever they are. */
export const fontHint = (url: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`;

const isStyle = (file: string): boolean => file.endsWith('.css');

const beside = (entry: string, file: string): string =>
  entry.slice(0, entry.lastIndexOf('/') + 1) + file;
