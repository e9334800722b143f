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
import { ShellPageService } from './shell-page.service.js';

/** Every path that nothing else answers is a page. */
@Public()
@Controller()
export class SiteController {
  private readonly logger = new Logger(SiteController.name);

  constructor(
    private readonly answers: PageResponder,
    private readonly visits: PageRequestResolver,
    private readonly pages: ShellPageService,
    private readonly renderedPages: RenderedPageService,
    private readonly limit: ReadRateLimit,
    private readonly gate: AdmissionControl,
  ) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const start = performance.now();
    try {
      const visit = await this.visits.resolve(request.url, request.headers);
      observePageDuration(reply.raw, start, {
        frame: visit.frame,
        remote: visit.match?.remote.name,
      });
      const isRendered = visit.builds.frame !== undefined || visit.builds.section !== undefined;
      const isCached = isRendered && this.renderedPages.isCached(visit);
      if (isRendered && !isCached && this.gate.isReduced(request.raw)) {
        const page = await this.pages.pageFor({ ...visit, builds: {} });
        await this.answers.send(unavailable(page), visit, { request, reply });
      } else if (isRendered) {
        if (!isCached) await this.limit.spend(request.raw);
        const ask = () => this.renderedPages.ask(visit, request.id);
        await this.answers.sendWhenReady(ask, visit, { request, reply });
      } else {
        await this.answers.send(await this.pages.pageFor(visit), visit, { request, reply });
      }
    } catch (error) {
      if (error instanceof TooManyRequestsError) {
        return this.answers.sendTooMany({ request, reply }, error);
      }
      this.logger.error({ msg: 'no page can be made', err: error });
      if (!reply.sent) this.answers.sendErrorPage({ request, reply });
    }
  }
}

/** A page without its content: the browser draws it; a crawler shall come again. */
const unavailable = (page: Page): Page => ({
  ...page,
  status: page.status === 200 ? 503 : page.status,
});
