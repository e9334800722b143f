import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type BootManifest,
  type BootRemote,
  matchRoute,
  type RemoteOverride,
  type RouteMatch,
  splitLanguage,
  staffLayoutFromCookies,
} from '@phantom/registry';
import { pageLanguage } from '../common/page-language.js';
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

interface Site {
  registry: Registry;
  variants: ManifestVariants;
  builds: ActiveBundles;
  integrityOf: FileIntegrity;
  /** Once its builds are loaded, as far as they can be. */
  ready: Promise<void>;
}

type Choice = Pick<ResolvedPage, 'manifest' | 'isVariant' | 'cookies'>;

/** Finds out what an address asks for, and which versions the visitor gets. */
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

  /** Has the render workers ready for the first visitor. */
  onApplicationBootstrap(): void {
    // Without a registry nothing can be made ready; each page tells of that itself.
    this.current().catch(() => undefined);
  }

  /**
   * Waits until the builds that render pages are loaded, as far as they can be.
   *
   * @throws RegistryUnavailableError, or RegistryError if no shell is registered
   */
  async untilReady(): Promise<void> {
    const { ready } = await this.current();
    await ready;
  }

  /**
   * @param address path and query
   * @throws RegistryUnavailableError, or RegistryError if no shell is registered
   */
  async resolve(address: string, headers: IncomingHttpHeaders): Promise<ResolvedPage> {
    const { variants, builds, integrityOf } = await this.current();
    const { cookie: cookies = '' } = headers;
    const choice = await this.choiceOf(headers, variants);
    const [path = '/'] = address.split('?', 1);
    const { language = pageLanguage(headers), basename, pathname } = splitLanguage(path);
    const match = matchRoute(choice.manifest.remotes, pathname);
    const frame = match?.route.frame ?? 'public';
    return {
      ...choice,
      integrityOf,
      language,
      basename,
      address,
      pathname,
      match,
      frame,
      ...(frame === 'staff' && { layout: staffLayoutFromCookies(cookies) }),
      // The staff's frame and pages depend on who is signed in.
      builds:
        this.renderer.isOn && frame === 'public' ? buildsOf(builds, choice.manifest, match) : {},
    };
  }

  /** The versions that somebody gets, by the cookies that come along. */
  private async choiceOf(
    headers: IncomingHttpHeaders,
    variants: ManifestVariants,
  ): Promise<Choice> {
    const { cookie: cookies = '' } = headers;
    const known = bucketFromCookies(cookies);
    const bucket = known ?? drawBucket();
    const pass = await this.staffCookie.read(cookies);
    const isEmployee = pass !== undefined;
    if (isEmployee) this.callers.remember(headers);
    const isNew = variants.areShared && known === undefined;
    return {
      manifest: variants.manifestFor({ bucket, isEmployee, overrides: pass?.overrides }),
      isVariant: variants.areShared || isEmployee,
      ...(isNew && { cookies: [bucketCookie(bucket, this.isSecure)] }),
    };
  }

  private async current(): Promise<Site> {
    const registry = await this.registry.current();
    if (this.site?.registry !== registry) {
      const builds = new ActiveBundles(registry);
      const variants = new ManifestVariants(registry, this.devRemotes);
      const integrityOf = fileIntegrity(registry.document);
      const ready = this.renderer.prepareBundles(builds.all);
      this.site = { registry, variants, builds, integrityOf, ready };
    }
    return this.site;
  }
}

const buildsOf = (
  live: ActiveBundles,
  { host }: BootManifest,
  match: RouteMatch<BootRemote> | undefined,
): ResolvedPage['builds'] => {
  const frame = live.frame(host.version);
  const section =
    match && !match.route.access ? live.of(match.remote.name, match.remote.version) : undefined;
  return { ...(frame && { frame }), ...(section && { section }) };
};
