import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { BootManifest } from '@phantom/registry';
import type { AppError } from '@phantom/service-kit';
import type { FastifyReply } from 'fastify';
import { acceptedEncoding, type Encoding, isKnownTag } from '../cache/content-negotiation.js';
import { errorPage } from '../common/error-page.js';
import { newNonce, withNonce } from '../common/nonce-placeholder.js';
import { pageAddress } from '../common/page-language.js';
import { PAGE_MESSAGES } from '../common/messages.js';
import { GatewayConfig } from '../config/gateway.config.js';
import { RenderCancelledError } from '../ssr/render-error.js';
import {
  contentSecurityPolicy,
  remoteOrigins,
  REPORTING_ENDPOINTS,
} from './content-security-policy.js';
import type { Page } from './page-cache.js';
import { bodyOf, pageStream, shortHash } from './page-compression.js';
import type { PageRendering, PendingPage } from './rendered-page.service.js';
import type { ResolvedPage } from './resolved-page.js';

/** The timer does not keep the process alive. */
const UNREF = { ref: false };

/** Seconds, for a page that shows an error. */
const RETRY_AFTER = '5';

/** A renamed page. Browsers and search engines remember its new address. */
const isPermanent = (status: number): boolean => status === 301 || status === 308;

/** A page with drafts is for one client: nobody stores it, indexes it, or learns its address. */
const PREVIEW_HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** The Content-Security-Policy of a manifest's pages, with the placeholder of the nonce. */
interface Policy {
  text: string;
  hash: string;
}

/** Sends pages: complete if they are ready in time, else in two parts. */
@Injectable()
export class PageResponder {
  private readonly policies = new WeakMap<BootManifest, Policy>();

  constructor(private readonly config: GatewayConfig) {}

  /** @param request is called again if the rendering was cancelled just as this client came */
  async sendWhenReady(
    request: () => PendingPage,
    resolved: ResolvedPage,
    reply: FastifyReply,
  ): Promise<void> {
    while (!reply.raw.destroyed) {
      try {
        return await this.wait(request(), resolved, reply);
      } catch (error) {
        if (!(error instanceof RenderCancelledError)) throw error;
      }
    }
  }

  async send(page: Page, resolved: ResolvedPage, reply: FastifyReply): Promise<void> {
    const { status, redirect, hash } = page;
    const nonce = newNonce();
    const encoding = this.writeHeaders(resolved, nonce, reply);
    if (redirect !== undefined) {
      void reply
        .removeHeader('content-encoding')
        .header('location', redirect)
        .status(isPermanent(status) ? status : 302)
        .send();
      return;
    }
    const etag = `W/"${hash}${this.policyOf(resolved).hash}"`;
    if (!resolved.preview) void reply.header('etag', etag);
    if (status === 200 && isKnownTag(etag, reply.request.headers['if-none-match'])) {
      // The copy of the browser has a nonce: a new policy would not match it.
      void reply.removeHeader('content-security-policy').removeHeader('content-encoding');
      void reply.status(304).send();
      return;
    }
    // Without it, a crawler would remove the page.
    if (status === 503) void reply.header('retry-after', RETRY_AFTER);
    const body = await bodyOf(page, encoding, nonce);
    void reply.status(status).type('text/html; charset=utf-8').send(body);
  }

  sendErrorPage(reply: FastifyReply): void {
    const { language, basename } = pageAddress(reply.request.url, reply.request.headers);
    const link = { href: `${basename}/`, text: PAGE_MESSAGES.homeLink(language) };
    const { html, headers } = errorPage({ language, text: PAGE_MESSAGES.error(language), link });
    void reply.status(500).headers(headers).send(html);
  }

  sendTooMany(reply: FastifyReply, { status, retryAfter }: AppError): void {
    const { url } = reply.request;
    const { language } = pageAddress(url, reply.request.headers);
    const link = { href: url, text: PAGE_MESSAGES.tryAgainLink(language) };
    const { html, headers } = errorPage({ language, text: PAGE_MESSAGES.tooMany(language), link });
    void reply
      .status(status)
      .headers({ ...headers, 'retry-after': String(retryAfter) })
      .send(html);
  }

  private async wait(
    { page, rendering, leave }: PendingPage,
    resolved: ResolvedPage,
    reply: FastifyReply,
  ): Promise<void> {
    reply.raw.once('close', leave);
    try {
      const isComplete = reply.request.method === 'HEAD' || !rendering;
      const timeout = this.config.renderBeginAfter;
      const ready = await (isComplete
        ? page
        : Promise.race([page, delay(timeout, undefined, UNREF)]));
      if (ready) await this.send(ready, resolved, reply);
      else if (rendering) await this.sendInParts(rendering, resolved, reply);
    } finally {
      reply.raw.off('close', leave);
    }
  }

  /** The status is not known yet: the second part of the page says whether it is an error. */
  private async sendInParts(
    { opening, finished }: PageRendering,
    resolved: ResolvedPage,
    reply: FastifyReply,
  ): Promise<void> {
    const nonce = newNonce();
    const encoding = this.writeHeaders(resolved, nonce, reply);
    const stream = pageStream(encoding);
    void reply.status(200).type('text/html; charset=utf-8').send(stream.body);
    stream.begin(`${withNonce(opening, nonce)}\n`);
    try {
      const { rest } = await finished;
      stream.end(withNonce(rest, nonce));
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
  }

  private writeHeaders(resolved: ResolvedPage, nonce: string, reply: FastifyReply): Encoding {
    const { basename, layout, isVariant = false, cookies } = resolved;
    const encoding = acceptedEncoding(reply.request.headers['accept-encoding']);
    void reply.headers({
      // The nonce is of this response only.
      'cache-control': 'private, no-cache',
      vary: varyOf(basename, isVariant || layout !== undefined),
      'content-security-policy': withNonce(this.policyOf(resolved).text, nonce),
      ...(this.config.isSecure && { 'reporting-endpoints': REPORTING_ENDPOINTS }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(cookies && { 'set-cookie': cookies }),
      ...(resolved.preview && PREVIEW_HEADERS),
    });
    return encoding;
  }

  private policyOf({ manifest }: ResolvedPage): Policy {
    let policy = this.policies.get(manifest);
    if (!policy) {
      const { isSecure } = this.config;
      const videoPlayers = this.config.videoPlayers.split(',');
      const mapTiles = this.config.mapTiles && new URL(this.config.mapTiles).origin;
      const remotes = remoteOrigins(manifest);
      const text = contentSecurityPolicy({ isSecure, videoPlayers, mapTiles, remotes });
      policy = { text, hash: shortHash(withNonce(text, '')).slice(0, 6) };
      this.policies.set(manifest, policy);
    }
    return policy;
  }
}

/** An address with a language gives all clients the same page, unless a cookie selects the layout or the versions. */
const varyOf = (basename: string, isByCookie: boolean): string => {
  if (!basename) return 'accept-encoding, accept-language, cookie';
  return isByCookie ? 'accept-encoding, cookie' : 'accept-encoding';
};
