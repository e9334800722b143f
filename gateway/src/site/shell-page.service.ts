import { Injectable } from '@nestjs/common';
import { staffLayoutWords } from '@phantom/registry';
import { LRUCache } from 'lru-cache';
import { GatewayConfig } from '../config/gateway.config.js';
import type { Page } from './page-cache.js';
import { type CompressedPage, compressPage, THOROUGH } from './page-compression.js';
import { pageOpening, pageRest } from './page-html.js';
import type { ResolvedPage } from './resolved-page.js';

/** One for each language, address form, route and layout, of two revisions or so. */
const CACHED_PAGES = 500;

/** Makes the pages that the browser draws, each once for as long as the registry stays the same. */
@Injectable()
export class ShellPageService {
  private readonly pages = new LRUCache<string, Promise<CompressedPage>>({ max: CACHED_PAGES });

  constructor(private readonly config: GatewayConfig) {}

  async pageFor(visit: ResolvedPage): Promise<Page> {
    const { manifest, language, basename, match, frame, layout } = visit;
    const route = match ? `${match.remote.name} ${match.route.path}` : '';
    const looks = layout ? staffLayoutWords(layout) : '';
    const key = `${manifest.revision} ${language} ${basename} ${frame} ${route} ${looks}`;
    const status = match ? 200 : 404;

    let page = this.pages.get(key);
    if (!page) {
      const html = `${pageOpening(visit, this.config.demoMode)}\n${pageRest(visit, { status })}`;
      page = compressPage(html, THOROUGH);
      this.pages.set(key, page);
    }
    return { ...(await page), status };
  }
}
