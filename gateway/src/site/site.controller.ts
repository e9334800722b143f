import { Controller, Get, Logger, Req, Res } from '@nestjs/common';
import { Public, TooManyRequestsError } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdmissionControl } from '../stages/admission/admission-control.js';
import { ReadRateLimit } from '../stages/rate-limit/rate-limits.js';
import type { Page } from './page-cache.js';
import { observePageDuration } from './page-metrics.js';
import { PageRequestResolver } from './page-request.resolver.js';
import { PageResponder } from './page-responder.js';
import { RenderedPageService } from './rendered-page.service.js';
import type { ResolvedPage } from './resolved-page.js';
import { ShellPageService } from './shell-page.service.js';

/** Every path that nothing else answers is a page. */
@Public()
@Controller()
export class SiteController {
  private readonly logger = new Logger(SiteController.name);

  constructor(
    private readonly responder: PageResponder,
    private readonly resolver: PageRequestResolver,
    private readonly shellPages: ShellPageService,
    private readonly renderedPages: RenderedPageService,
    private readonly limit: ReadRateLimit,
    private readonly admission: AdmissionControl,
  ) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const start = performance.now();
    const exchange = { request, reply };
    try {
      const resolved = await this.resolver.resolve(request.url, request.headers);
      const { frame, match } = resolved;
      observePageDuration(reply.raw, start, { frame, remote: match?.remote.name });
      await this.send(resolved, exchange);
    } catch (error) {
      if (error instanceof TooManyRequestsError) {
        return this.responder.sendTooMany(exchange, error);
      }
      this.logger.error({ msg: 'no page can be made', err: error });
      if (!reply.sent) this.responder.sendErrorPage(exchange);
    }
  }

  private async send(
    resolved: ResolvedPage,
    exchange: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<void> {
    const { request } = exchange;
    const { frame, section } = resolved.bundles;
    if (frame === undefined && section === undefined) {
      return this.responder.send(await this.shellPages.get(resolved), resolved, exchange);
    }
    if (!this.renderedPages.isCached(resolved)) {
      if (this.admission.isReduced(request.raw)) {
        const page = await this.shellPages.get({ ...resolved, bundles: {} });
        return this.responder.send(withoutContent(page), resolved, exchange);
      }
      await this.limit.spend(request.raw);
    }
    const pending = () => this.renderedPages.request(resolved, request.id);
    await this.responder.sendWhenReady(pending, resolved, exchange);
  }
}

/** The browser renders the content. The status asks crawlers to come back. */
const withoutContent = (page: Page): Page => ({
  ...page,
  status: page.status === 200 ? 503 : page.status,
});
