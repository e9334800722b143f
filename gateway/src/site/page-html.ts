import {
  HOST_NAME,
  type RenderedFrame,
  type RenderedSection,
  safeJson,
  scriptJson,
  staffLayoutWords,
} from '@phantom/registry';
import { escapeHtml } from '@phantom/service-kit';
import type { GatewayConfig } from '../config/gateway.config.js';
import { tilesUrl } from '../registry/map-tiles.js';
import { COMPANY } from '../common/error-page.js';
import { PAGE_MESSAGES } from '../common/messages.js';
import { NONCE_PLACEHOLDER } from '../common/nonce-placeholder.js';
import { isHidden } from './page-address.js';
import { fontHint, frameAsset, hint, routeAssets, script, stylesheet } from './page-assets.js';
import { previewElements } from './preview/page-preview.js';
import type { ResolvedPage } from './resolved-page.js';

/** A script element with data for the scripts of the page. The JSON has to be escaped for HTML. */
const dataBlock = (id: string, json: string, attributes = ''): string =>
  `<script type="application/json" id="${id}"${attributes}>${json}</script>`;

/** Applies the theme that the visitor chose (`chooseTheme` of the shell) before the first paint. */
const THEME_SCRIPT = `<script nonce="${NONCE_PLACEHOLDER}">{const t=/(?:^|; )(?:__Host-)?theme=(light|dark)/.exec(document.cookie);if(t)document.documentElement.dataset.theme=t[1]}</script>`;

/** The rendered parts of a page. The browser renders the missing ones. */
export interface PageContent {
  status: number;
  frame?: RenderedFrame;
  section?: RenderedSection;
}

/** What every page of a gateway tells its scripts. */
export interface SiteSettings {
  /** A demonstration with public accounts. */
  isDemo: boolean;
  /** The address of the archive of map tiles. */
  mapTiles: string;
}

/** The settings as pages have them. */
export const siteSettings = (config: GatewayConfig): SiteSettings => ({
  isDemo: config.demoMode,
  mapTiles: tilesUrl(config),
});

/**
 * The begin of the page, for which nothing has to be rendered. The head stays open: search engines ignore
 * metadata outside of it.
 */
export const pageOpening = (resolved: ResolvedPage, { isDemo, mapTiles }: SiteSettings): string => {
  const { manifest, language, basename, match, bundles, integrityOf } = resolved;
  const { scripts, styles, texts, fonts, staff } = manifest.host;
  const text = texts?.[language];
  const base = basename ? ` data-base="${basename}"` : '';
  return lines([
    '<!doctype html>',
    `<html lang="${language}"${base}${isDemo ? ' data-demo="true"' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    THEME_SCRIPT,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<meta name="map-tiles" content="${escapeHtml(mapTiles)}">`,
    ...styles.map(stylesheet),
    ...(fonts?.[language] ?? []).map(fontHint),
    ...(resolved.preview ? previewElements(resolved.preview, language) : []),
    ...scripts.map((url) => script(url, integrityOf)),
    ...(text ? [hint(text, integrityOf)] : []),
    ...(resolved.frame === 'staff' ? (staff ?? []).map((url) => frameAsset(url, integrityOf)) : []),
    ...(match
      ? routeAssets({
          remote: match.remote,
          path: match.route.path,
          language,
          isRendered: bundles.section !== undefined,
          integrityOf,
        })
      : []),
  ]);
};

export const pageRest = (resolved: ResolvedPage, content: PageContent): string =>
  lines([...headRest(resolved, content), ...body(resolved, content), '</html>', '']);

const headRest = (resolved: ResolvedPage, content: PageContent): string[] => {
  const { status, frame, section } = content;
  const isLeftOut =
    status >= 400 || (resolved.match !== undefined && isHidden(resolved.match.route));
  const head = mainPart(resolved, content)?.head || fallbackHead(resolved);
  return [
    head,
    ...(frame?.head ? [frame.head] : []),
    ...(isLeftOut && !head.includes('name="robots"') ? [NO_INDEX] : []),
    // Needed if the begin of the page was sent before the redirect was known.
    ...(section?.redirect ? [refresh(section.redirect)] : []),
    '</head>',
  ];
};

const body = (resolved: ResolvedPage, content: PageContent): string[] => {
  const { frame } = content;
  const part = mainPart(resolved, content);
  return [
    `<body data-frame="${resolved.frame}"${layoutOf(resolved)}>`,
    `<div id="frame-header">${frame?.header ?? ''}</div>`,
    part
      ? `<main id="main" tabindex="-1"><div data-remote="${part.owner}">${part.html}</div></main>`
      : `<main id="main" tabindex="-1"></main>\n<noscript>${PAGE_MESSAGES.needsScripts(resolved.language)}</noscript>`,
    `<div id="frame-footer">${frame?.footer ?? ''}</div>`,
    dataBlock('boot-manifest', scriptJson(resolved.manifest)),
    ...(frame ? [dataBlock('frame-data', safeJson(frame.data))] : []),
    ...(part?.data !== undefined
      ? [dataBlock('section-data', safeJson(part.data), ` data-remote="${part.owner}"`)]
      : []),
    '</body>',
  ];
};

/** On the body element, so that it is known before the first paint. */
const layoutOf = ({ layout }: ResolvedPage): string =>
  layout ? ` data-layout="${staffLayoutWords(layout)}"` : '';

/** The content between header and footer, and the remote that hydrates it. */
interface MainPart {
  owner: string;
  html: string;
  head: string;
  data?: string;
}

const mainPart = (
  { match }: ResolvedPage,
  { frame, section }: PageContent,
): MainPart | undefined => {
  if (match) return section && { owner: match.remote.name, ...section };
  return frame?.notFound && { owner: HOST_NAME, ...frame.notFound };
};

const NO_INDEX = '<meta name="robots" content="noindex">';

const fallbackHead = ({ language }: ResolvedPage): string =>
  lines([
    `<title>${COMPANY}</title>`,
    `<meta name="description" content="${escapeHtml(PAGE_MESSAGES.description(language))}">`,
  ]);

const refresh = (address: string): string =>
  `<meta http-equiv="refresh" content="0; url=${escapeHtml(address)}">`;

const lines = (texts: readonly string[]): string => texts.join('\n');
