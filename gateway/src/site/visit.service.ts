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
import { GatewayConfig } from '../config/gateway.config.js';
import { readDevRemotes } from '../config/dev-remotes.js';
import { SignedInCallers } from '../load/signed-in-callers.js';
import { StaffCookie } from '../operations/staff-cookie.js';
import { type Registry, RegistryStore } from '../remotes/registry-store.js';
import { RenderService } from '../render/render.service.js';
import { bucketCookie, bucketFromCookies, drawBucket } from './bucket-cookie.js';
import { type FileIntegrity, fileIntegrity } from '../remotes/file-integrity.js';
import { LiveBuilds } from './live-builds.js';
import { languageOf } from './page-language.js';
import type { PageVisit } from './page-visit.js';
import { SiteVariants } from './site-variants.js';

interface Site {
  registry: Registry;
  variants: SiteVariants;
  builds: LiveBuilds;
  integrityOf: FileIntegrity;
  /** Once its builds are loaded, as far as they can be. */
  ready: Promise<void>;
}

type Choice = Pick<PageVisit, 'manifest' | 'isVariant' | 'cookies'>;

/** Finds out what an address asks for, and which versions the visitor gets. */
@Injectable()
export class VisitService implements OnApplicationBootstrap {
  private readonly devRemotes: Record<string, RemoteOverride>;
  private readonly isSecure: boolean;
  private site?: Site;

  constructor(
    config: GatewayConfig,
    private readonly registry: RegistryStore,
    private readonly renderer: RenderService,
    private readonly staffCookie: StaffCookie,
    private readonly callers: SignedInCallers,
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
  async visitOf(address: string, headers: IncomingHttpHeaders): Promise<PageVisit> {
    const { variants, builds, integrityOf } = await this.current();
    const { cookie: cookies = '' } = headers;
    const choice = await this.choiceOf(headers, variants);
    const [path = '/'] = address.split('?', 1);
    const { language = languageOf(headers), basename, pathname } = splitLanguage(path);
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
  private async choiceOf(headers: IncomingHttpHeaders, variants: SiteVariants): Promise<Choice> {
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
      const builds = new LiveBuilds(registry);
      const variants = new SiteVariants(registry, this.devRemotes);
      const integrityOf = fileIntegrity(registry.document);
      const ready = this.renderer.keepReady(builds.all);
      this.site = { registry, variants, builds, integrityOf, ready };
    }
    return this.site;
  }
}

const buildsOf = (
  live: LiveBuilds,
  { host }: BootManifest,
  match: RouteMatch<BootRemote> | undefined,
): PageVisit['builds'] => {
  const frame = live.frame(host.version);
  const section =
    match && !match.route.access ? live.of(match.remote.name, match.remote.version) : undefined;
  return { ...(frame && { frame }), ...(section && { section }) };
};
