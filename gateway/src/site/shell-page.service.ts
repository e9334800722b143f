import { Injectable } from '@nestjs/common';
import { staffLayoutWords } from '@phantom/registry';
import { LRUCache } from 'lru-cache';
import { GatewayConfig } from '../config/gateway.config.js';
import type { Page } from './page-cache.js';
import { type CompressedPage, THOROUGH } from './page-compression.js';
import { PageCompressor } from './page-compressor.js';
import { pageOpening, pageRest, siteSettings } from './page-html.js';
import type { ResolvedPage } from './resolved-page.js';

/** One for each language, address form, route and layout, for about two registry revisions. */
const MAX_PAGES = 500;

/** Makes the pages without content, which the browser renders. Each is made once for one revision of the registry. */
@Injectable()
export class ShellPageService {
  private readonly pages = new LRUCache<string, Promise<CompressedPage>>({ max: MAX_PAGES });

  constructor(
    private readonly config: GatewayConfig,
    private readonly compressor: PageCompressor,
  ) {}

  async get(resolved: ResolvedPage): Promise<Page> {
    const { manifest, language, basename, match, frame, layout } = resolved;
    const route = match ? `${match.remote.name} ${match.route.path}` : '';
    const layoutWords = layout ? staffLayoutWords(layout) : '';
    const key = `${manifest.revision} ${language} ${basename} ${frame} ${route} ${layoutWords}`;
    const status = match ? 200 : 404;

    let page = resolved.preview ? undefined : this.pages.get(key);
    if (!page) {
      const opening = pageOpening(resolved, siteSettings(this.config));
      const html = `${opening}\n${pageRest(resolved, { status })}`;
      page = this.compressor.compress(html, THOROUGH);
      if (!resolved.preview) this.pages.set(key, page);
    }
    return { ...(await page), status };
  }
}
