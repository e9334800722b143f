import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type BootManifest, splitLanguage } from '@phantom/registry';
import type { AppError, Language } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorPage, errorPage } from '../common/error-page.js';
import { newNonce, withNonce } from '../common/nonce-placeholder.js';
import { pageLanguage } from '../common/page-language.js';
import { ERROR_TEXT, HOME_LINK, TOO_MANY_TEXT, TRY_AGAIN_LINK } from '../common/site.messages.js';
import { GatewayConfig } from '../config/gateway.config.js';
import { RenderCancelledError } from '../ssr/render-error.js';
import {
  contentSecurityPolicy,
  ERROR_PAGE_POLICY,
  remoteOrigins,
  REPORTING_ENDPOINTS,
} from './content-security-policy.js';
import type { Page } from './page-cache.js';
import { bodyOf, type Encoding, encodingFor, pageStream, shortHash } from './page-compression.js';
import type { PageRendering } from './page-rendering.js';
import type { PendingPage } from './rendered-page.service.js';
import type { ResolvedPage } from './resolved-page.js';

/** A page that is ready earlier does not keep the process from its end. */
const UNHELD = { ref: false };

/** Seconds until a page is asked for again that shows a failure. */
const RETRY_AFTER = '5';

/** What every page of a manifest may do, with a slot for the nonce. */
interface Policy {
  text: string;
  hash: string;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends pages: whole where they are ready in time, else begun and ended later. */
@Injectable()
export class PageResponder {
  private readonly policies = new WeakMap<BootManifest, Policy>();

  constructor(private readonly config: GatewayConfig) {}

  /**
   * Waits for a page and sends it. Resolves when it is sent or nobody waits any more.
   *
   * @param ask is asked again when the page was given up just as this client came
   */
  async sendWhenReady(
    ask: () => PendingPage,
    visit: ResolvedPage,
    exchange: Exchange,
  ): Promise<void> {
    while (!exchange.reply.raw.destroyed) {
      try {
        return await this.answer(ask(), visit, exchange);
      } catch (error) {
        if (!(error instanceof RenderCancelledError)) throw error;
      }
    }
  }

  async send(page: Page, visit: ResolvedPage, { request, reply }: Exchange): Promise<void> {
    const { status, redirect, hash } = page;
    const nonce = newNonce();
    const encoding = this.writeHead(visit, nonce, { request, reply });
    if (redirect !== undefined) {
      void reply.removeHeader('content-encoding').header('location', redirect).status(302).send();
      return;
    }
    const etag = `W/"${hash}${this.policyOf(visit).hash}"`;
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag && status === 200) {
      // The browser's copy has the nonce of its own policy, which another would take the place of.
      void reply.removeHeader('content-security-policy').removeHeader('content-encoding');
      void reply.status(304).send();
      return;
    }
    // Else a crawler would take the page for gone.
    if (status === 503) void reply.header('retry-after', RETRY_AFTER);
    const body = await bodyOf(page, encoding, nonce);
    void reply.status(status).type('text/html; charset=utf-8').send(body);
  }

  sendErrorPage(exchange: Exchange): void {
    const { language, basename } = readerOf(exchange);
    void exchange.reply.status(500);
    const way = { href: `${basename}/`, text: HOME_LINK[language] };
    sendInstead(exchange, { language, text: ERROR_TEXT[language], way });
  }

  /** The address has asked for more pages than people look at. */
  sendTooMany(exchange: Exchange, { status, retryAfter }: AppError): void {
    const { language } = readerOf(exchange);
    void exchange.reply.status(status).header('retry-after', String(retryAfter));
    const way = { href: exchange.request.url, text: TRY_AGAIN_LINK[language] };
    sendInstead(exchange, { language, text: TOO_MANY_TEXT[language], way });
  }

  private async answer(asked: PendingPage, visit: ResolvedPage, exchange: Exchange): Promise<void> {
    const { page, rendering, leave } = asked;
    const { request, reply } = exchange;
    reply.raw.once('close', leave);
    try {
      const isWhole = request.method === 'HEAD' || !rendering;
      const patience = this.config.renderBeginAfter;
      const ready = await (isWhole
        ? page
        : Promise.race([page, delay(patience, undefined, UNHELD)]));
      if (ready) await this.send(ready, visit, exchange);
      else if (rendering) await this.begin(rendering, visit, exchange);
    } finally {
      reply.raw.off('close', leave);
    }
  }

  /** What the answer will be is not known yet: a failure says so in the page itself. */
  private async begin(
    { opening, finished }: PageRendering,
    visit: ResolvedPage,
    { request, reply }: Exchange,
  ): Promise<void> {
    const nonce = newNonce();
    const encoding = this.writeHead(visit, nonce, { request, reply });
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

  private writeHead(visit: ResolvedPage, nonce: string, { request, reply }: Exchange): Encoding {
    const { basename, layout, isVariant = false, cookies } = visit;
    const encoding = encodingFor(request.headers['accept-encoding']);
    void reply.headers({
      // The nonce is this answer's alone.
      'cache-control': 'private, no-cache',
      vary: variedBy(basename, isVariant || layout !== undefined),
      'content-security-policy': withNonce(this.policyOf(visit).text, nonce),
      ...(this.config.isSecure && { 'reporting-endpoints': REPORTING_ENDPOINTS }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(cookies && { 'set-cookie': cookies }),
    });
    return encoding;
  }

  private policyOf({ manifest }: ResolvedPage): Policy {
    let policy = this.policies.get(manifest);
    if (!policy) {
      const { isSecure } = this.config;
      const videoPlayers = this.config.videoPlayers.split(',');
      const remotes = remoteOrigins(manifest);
      const text = contentSecurityPolicy({ isSecure, videoPlayers, remotes });
      policy = { text, hash: shortHash(withNonce(text, '')).slice(0, 6) };
      this.policies.set(manifest, policy);
    }
    return policy;
  }
}

const readerOf = ({ request }: Exchange): { language: Language; basename: string } => {
  const [path = '/'] = request.url.split('?', 1);
  const { language = pageLanguage(request.headers), basename } = splitLanguage(path);
  return { language, basename };
};

/** A page that is whole in itself, in place of the one that was asked for. */
const sendInstead = ({ reply }: Exchange, page: Omit<ErrorPage, 'nonce'>): void => {
  const nonce = newNonce();
  const policy = withNonce(ERROR_PAGE_POLICY, nonce);
  void reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(errorPage({ ...page, nonce }));
};

/** An address that names its language is one page for all, unless cookies tell how it is laid out or of what versions. */
const variedBy = (basename: string, isByCookie: boolean): string => {
  if (!basename) return 'accept-encoding, accept-language, cookie';
  return isByCookie ? 'accept-encoding, cookie' : 'accept-encoding';
};
