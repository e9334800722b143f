import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { splitLanguage } from '@phantom/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { devOrigins } from '../config/dev-remotes.js';
import { GatewayConfig } from '../config/gateway.config.js';
import { RenderCancelledError } from '../render/render-error.js';
import { type Encoding, encodingFor } from './compressed-page.js';
import { contentSecurityPolicy, ERROR_PAGE_POLICY } from './content-security-policy.js';
import { errorPage } from './error-page.js';
import type { Page } from './page-cache.js';
import { languageOf } from './page-language.js';
import type { PageRendering } from './page-rendering.js';
import { pageStream } from './page-stream.js';
import type { PageVisit } from './page-visit.js';
import type { AskedPage } from './rendered-page.service.js';

/** A page that is ready earlier does not keep the process from its end. */
const UNHELD = { ref: false };

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends pages: whole where they are ready in time, else begun and ended later. */
@Injectable()
export class PageAnswers {
  private readonly policy: string;

  constructor(private readonly config: GatewayConfig) {
    this.policy = contentSecurityPolicy({
      videoPlayers: config.videoPlayers.split(','),
      dev: devOrigins(config.devRemotes),
    });
  }

  /**
   * Waits for a page and sends it. Resolves when it is sent or nobody waits any more.
   *
   * @param ask is asked again when the page was given up just as this client came
   */
  async whenReady(ask: () => AskedPage, visit: PageVisit, exchange: Exchange): Promise<void> {
    while (!exchange.reply.raw.destroyed) {
      try {
        return await this.answer(ask(), visit, exchange);
      } catch (error) {
        if (!(error instanceof RenderCancelledError)) throw error;
      }
    }
  }

  send(page: Page, visit: PageVisit, { request, reply }: Exchange): void {
    const { status, redirect, etag, bodies } = page;
    const encoding = this.writeHead(visit, { request, reply });
    if (redirect !== undefined) {
      void reply.removeHeader('content-encoding').header('location', redirect).status(302).send();
      return;
    }
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag && status === 200) {
      void reply.removeHeader('content-encoding').status(304).send();
      return;
    }
    void reply.status(status).type('text/html; charset=utf-8').send(bodies[encoding]);
  }

  sendErrorPage({ request, reply }: Exchange): void {
    const [path = '/'] = request.url.split('?', 1);
    const { language = languageOf(request.headers), basename } = splitLanguage(path);
    void reply
      .status(500)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': ERROR_PAGE_POLICY })
      .type('text/html; charset=utf-8')
      .send(errorPage(language, basename));
  }

  private async answer(asked: AskedPage, visit: PageVisit, exchange: Exchange): Promise<void> {
    const { page, rendering, leave } = asked;
    const { request, reply } = exchange;
    reply.raw.once('close', leave);
    try {
      const isWhole = request.method === 'HEAD' || !rendering;
      const patience = this.config.renderBeginAfter;
      const ready = await (isWhole
        ? page
        : Promise.race([page, delay(patience, undefined, UNHELD)]));
      if (ready) this.send(ready, visit, exchange);
      else if (rendering) await this.begin(rendering, visit, exchange);
    } finally {
      reply.raw.off('close', leave);
    }
  }

  /** What the answer will be is not known yet: a failure says so in the page itself. */
  private async begin(
    { opening, finished }: PageRendering,
    visit: PageVisit,
    { request, reply }: Exchange,
  ): Promise<void> {
    const encoding = this.writeHead(visit, { request, reply });
    const stream = pageStream(encoding);
    void reply.status(200).type('text/html; charset=utf-8').send(stream.body);
    stream.begin(`${opening}\n`);
    try {
      const { rest } = await finished;
      stream.end(rest);
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
  }

  private writeHead({ basename, layout }: PageVisit, { request, reply }: Exchange): Encoding {
    const encoding = encodingFor(request.headers['accept-encoding']);
    void reply.headers({
      'cache-control': 'no-cache',
      vary: variedBy(basename, layout !== undefined),
      'content-security-policy': this.policy,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    return encoding;
  }
}

/** An address that names its language is one page for all, unless it is laid out as each likes it. */
const variedBy = (basename: string, isLaidOut: boolean): string => {
  if (!basename) return 'accept-encoding, accept-language, cookie';
  return isLaidOut ? 'accept-encoding, cookie' : 'accept-encoding';
};
