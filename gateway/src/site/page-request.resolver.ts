import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type BootManifest,
  type BootRemote,
  HOST_NAME,
  matchRoute,
  type RemoteOverride,
  type RouteMatch,
  staffLayoutFromCookies,
} from '@phantom/registry';
import { pageAddress } from '../common/page-language.js';
import { readDevRemotes } from '../config/dev-remotes.js';
import { GatewayConfig } from '../config/gateway.config.js';
import { StaffCookie } from '../ops/staff/staff-cookie.js';
import { type FileIntegrity, fileIntegrity } from '../registry/integrity.js';
import { type Registry, RegistryStore } from '../registry/registry-store.js';
import { RenderService } from '../ssr/render.service.js';
import { KnownCallers } from '../stages/admission/known-callers.js';
import { ActiveBundles } from './active-bundles.js';
import { ManifestVariants } from './manifest-variants.js';
import type { ResolvedPage } from './resolved-page.js';
import { bucketCookie, bucketFromCookies, drawBucket } from './traffic-bucket.js';

/** What is derived from one registry. */
interface Site {
  registry: Registry;
  variants: ManifestVariants;
  bundles: ActiveBundles;
  integrityOf: FileIntegrity;
  /** Resolves when the bundles are loaded, as far as they can be. */
  ready: Promise<void>;
}

type Versions = Pick<ResolvedPage, 'manifest' | 'isVariant' | 'cookies'>;

/** Finds the page of an address, and the versions that the visitor gets. */
@Injectable()
export class PageRequestResolver implements OnApplicationBootstrap {
  private readonly devRemotes: Record<string, RemoteOverride>;
  private readonly isSecure: boolean;
  private site?: Site;

  constructor(
    config: GatewayConfig,
    private readonly registry: RegistryStore,
    private readonly renderer: RenderService,
    private readonly staffCookie: StaffCookie,
    private readonly callers: KnownCallers,
  ) {
    this.devRemotes = readDevRemotes(config.devRemotes);
    this.isSecure = config.isSecure;
  }

  /** Starts the render workers before the first visitor comes. */
  onApplicationBootstrap(): void {
    // Without a registry nothing can be prepared; each page reports that itself.
    this.current().catch(() => undefined);
  }

  /** Waits until the bundles that render pages are loaded, as far as they can be. @throws as `resolve` */
  async untilReady(): Promise<void> {
    const { ready } = await this.current();
    await ready;
  }

  /**
   * @param address path and query
   * @throws RegistryUnavailableError, or RegistryError if no shell is registered
   */
  async resolve(address: string, headers: IncomingHttpHeaders): Promise<ResolvedPage> {
    const { variants, bundles, integrityOf } = await this.current();
    const versions = await this.versionsFor(headers, variants);
    const { language, basename, pathname } = pageAddress(address, headers);
    const match = matchRoute(versions.manifest.remotes, pathname);
    const frame = match?.route.frame ?? 'public';
    // The pages in the staff frame depend on the signed-in user: the browser renders them.
    const isRendered = this.renderer.isOn && frame === 'public';
    return {
      ...versions,
      integrityOf,
      language,
      basename,
      address,
      pathname,
      match,
      frame,
      ...(frame === 'staff' && { layout: staffLayoutFromCookies(headers.cookie ?? '') }),
      bundles: isRendered ? bundlesOf(bundles, versions.manifest, match) : {},
    };
  }

  private async versionsFor(
    headers: IncomingHttpHeaders,
    variants: ManifestVariants,
  ): Promise<Versions> {
    const { cookie: cookies = '' } = headers;
    const known = bucketFromCookies(cookies);
    const bucket = known ?? drawBucket();
    const pass = await this.staffCookie.read(cookies);
    const isEmployee = pass !== undefined;
    if (isEmployee) this.callers.remember(headers);
    const isNew = variants.isByBucket && known === undefined;
    return {
      manifest: variants.manifestFor({ bucket, isEmployee, overrides: pass?.overrides }),
      isVariant: variants.isByBucket || isEmployee,
      ...(isNew && { cookies: [bucketCookie(bucket, this.isSecure)] }),
    };
  }

  private async current(): Promise<Site> {
    const registry = await this.registry.current();
    if (this.site?.registry !== registry) {
      const bundles = new ActiveBundles(registry);
      const variants = new ManifestVariants(registry, this.devRemotes);
      const integrityOf = fileIntegrity(registry.document);
      const ready = this.renderer.prepareBundles(bundles.all);
      this.site = { registry, variants, bundles, integrityOf, ready };
    }
    return this.site;
  }
}

const bundlesOf = (
  active: ActiveBundles,
  { host }: BootManifest,
  match: RouteMatch<BootRemote> | undefined,
): ResolvedPage['bundles'] => {
  const frame = active.of(HOST_NAME, host.version);
  const section =
    match && !match.route.access ? active.of(match.remote.name, match.remote.version) : undefined;
  return { ...(frame && { frame }), ...(section && { section }) };
};
