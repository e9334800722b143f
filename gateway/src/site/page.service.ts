import { Injectable } from '@nestjs/common';
import { type BootManifest, matchRoute, type RegistryDocument, resolve } from '@phantom/registry';
import type { Language } from '@phantom/service-kit';
import { LRUCache } from 'lru-cache';
import { GatewayConfig } from '../config/gateway.config.js';
import { readDevRemotes } from '../config/dev-remotes.js';
import { RegistryStore } from '../remotes/registry-store.js';
import { type CompressedPage, compressPage } from './compressed-page.js';
import { renderPage } from './page.js';

/** One for each language, remote and frame, of two revisions or so. */
const CACHED_PAGES = 200;

/** Everybody is in the first part of the traffic scale until versions are tried on a share of visitors. */
const BUCKET = 0;

export interface Page extends CompressedPage {
  /** 404 for a path that no remote owns: the shell shows that too. */
  status: 200 | 404;
}

/** Makes the pages, each once for as long as the registry stays the same. */
@Injectable()
export class PageService {
  private readonly pages = new LRUCache<string, Promise<CompressedPage>>({ max: CACHED_PAGES });
  private readonly overrides: Record<string, { url: string }>;
  private resolved?: { document: RegistryDocument; manifest: BootManifest };

  constructor(
    private readonly config: GatewayConfig,
    private readonly registry: RegistryStore,
  ) {
    this.overrides = readDevRemotes(config.devRemotes);
  }

  /** @throws RegistryUnavailableError, or RegistryError if no shell is registered */
  async pageFor(pathname: string, language: Language): Promise<Page> {
    const manifest = this.manifestOf(await this.registry.current());
    const match = matchRoute(manifest.remotes, pathname);
    const { remote } = match ?? {};
    const frame = match?.route.frame ?? 'public';
    const key = `${manifest.revision} ${language} ${frame} ${remote?.name ?? ''}`;

    let page = this.pages.get(key);
    if (!page) {
      const isDemo = this.config.demoMode;
      page = compressPage(renderPage({ manifest, language, frame, remote, isDemo }));
      this.pages.set(key, page);
    }
    return { ...(await page), status: remote ? 200 : 404 };
  }

  private manifestOf(document: RegistryDocument): BootManifest {
    if (this.resolved?.document !== document) {
      const { overrides } = this;
      this.resolved = { document, manifest: resolve(document, { bucket: BUCKET, overrides }) };
    }
    return this.resolved.manifest;
  }
}
