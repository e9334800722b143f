import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type BootManifest,
  type BootRemote,
  HOST_NAME,
  matchRoute,
  type RegistryDocument,
  resolve,
  type RouteMatch,
  serverBundleOf,
  splitLanguage,
  staffLayoutFromCookies,
} from '@phantom/registry';
import { GatewayConfig } from '../config/gateway.config.js';
import { readDevRemotes } from '../config/dev-remotes.js';
import { RegistryStore } from '../remotes/registry-store.js';
import { RenderService, type ServerBuild } from '../render/render.service.js';
import { languageOf } from './page-language.js';
import type { PageVisit } from './page-visit.js';

/** Everybody is in the first part of the traffic scale until versions are tried on a share of visitors. */
const BUCKET = 0;

interface Site {
  document: RegistryDocument;
  manifest: BootManifest;
}

/** Finds out what an address asks for. */
@Injectable()
export class VisitService implements OnApplicationBootstrap {
  private readonly overrides: Record<string, { url: string }>;
  private site?: Site;

  constructor(
    config: GatewayConfig,
    private readonly registry: RegistryStore,
    private readonly renderer: RenderService,
  ) {
    this.overrides = readDevRemotes(config.devRemotes);
  }

  /** Has the render workers ready for the first visitor. */
  onApplicationBootstrap(): void {
    // Without a registry nothing can be made ready; each page tells of that itself.
    this.current().catch(() => undefined);
  }

  /**
   * @param address path and query
   * @throws RegistryUnavailableError, or RegistryError if no shell is registered
   */
  async visitOf(address: string, headers: IncomingHttpHeaders): Promise<PageVisit> {
    const site = await this.current();
    const [path = '/'] = address.split('?', 1);
    const { language = languageOf(headers), basename, pathname } = splitLanguage(path);
    const match = matchRoute(site.manifest.remotes, pathname);
    const frame = match?.route.frame ?? 'public';
    return {
      manifest: site.manifest,
      language,
      basename,
      address,
      pathname,
      match,
      frame,
      ...(frame === 'staff' && { layout: staffLayoutFromCookies(headers.cookie ?? '') }),
      // The staff's frame and pages depend on who is signed in.
      builds: this.renderer.isOn && frame === 'public' ? buildsOf(site, match) : {},
    };
  }

  private async current(): Promise<Site> {
    const document = await this.registry.current();
    if (this.site?.document !== document) {
      const { overrides } = this;
      this.site = { document, manifest: resolve(document, { bucket: BUCKET, overrides }) };
      void this.renderer.warmUp(publicBuilds(this.site));
    }
    return this.site;
  }
}

const buildsOf = (site: Site, match: RouteMatch<BootRemote> | undefined): PageVisit['builds'] => {
  const frame = frameBuild(site);
  const section = match && !match.route.access ? sectionBuild(site, match.remote) : undefined;
  return { ...(frame && { frame }), ...(section && { section }) };
};

const publicBuilds = (site: Site): ServerBuild[] =>
  [
    frameBuild(site),
    ...site.manifest.remotes
      .filter(({ declaration }) => declaration.routes.some(isPublic))
      .map((remote) => sectionBuild(site, remote)),
  ].filter((build) => build !== undefined);

const isPublic = ({ frame, access }: RouteMatch<BootRemote>['route']): boolean =>
  frame === 'public' && !access;

const frameBuild = ({ document, manifest }: Site): ServerBuild | undefined =>
  buildOf(document, HOST_NAME, manifest.host.version);

const sectionBuild = ({ document }: Site, { name, version }: BootRemote): ServerBuild | undefined =>
  buildOf(document, name, version);

const buildOf = (
  document: RegistryDocument,
  name: string,
  version: string,
): ServerBuild | undefined => {
  const bundle = serverBundleOf(document, name, version);
  return bundle && { name, version, ...bundle };
};
