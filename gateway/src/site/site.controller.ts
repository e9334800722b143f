import { Controller, Get, Logger, Req, Res } from '@nestjs/common';
import { Public, TooManyRequestsError } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReadLimit } from '../api/read-limit.js';
import { LoadGate } from '../load/load-gate.js';
import { measurePage } from '../metrics/page-metrics.js';
import { PageAnswers } from './page-answers.js';
import type { Page } from './page-cache.js';
import { PageService } from './page.service.js';
import { RenderedPageService } from './rendered-page.service.js';
import { VisitService } from './visit.service.js';

/** Every path that nothing else answers is a page. */
@Public()
@Controller()
export class SiteController {
  private readonly logger = new Logger(SiteController.name);

  constructor(
    private readonly answers: PageAnswers,
    private readonly visits: VisitService,
    private readonly pages: PageService,
    private readonly renderedPages: RenderedPageService,
    private readonly limit: ReadLimit,
    private readonly gate: LoadGate,
  ) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const start = performance.now();
    try {
      const visit = await this.visits.visitOf(request.url, request.headers);
      measurePage(reply.raw, start, { frame: visit.frame, remote: visit.match?.remote.name });
      const isRendered = visit.builds.frame !== undefined || visit.builds.section !== undefined;
      const isKept = isRendered && this.renderedPages.isKept(visit);
      if (isRendered && !isKept && this.gate.isReduced(request.raw)) {
        const page = await this.pages.pageFor({ ...visit, builds: {} });
        await this.answers.send(unavailable(page), visit, { request, reply });
      } else if (isRendered) {
        if (!isKept) await this.limit.spend(request.raw);
        const ask = () => this.renderedPages.ask(visit, request.id);
        await this.answers.whenReady(ask, visit, { request, reply });
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
