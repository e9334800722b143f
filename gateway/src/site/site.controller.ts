import { Controller, Get, Logger, Req, Res } from '@nestjs/common';
import { Public, TooManyRequestsError } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReadLimit } from '../api/read-limit.js';
import { measurePage } from '../metrics/page-metrics.js';
import { PageAnswers } from './page-answers.js';
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
  ) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const start = performance.now();
    try {
      const visit = await this.visits.visitOf(request.url, request.headers);
      measurePage(reply.raw, start, { frame: visit.frame, remote: visit.match?.remote.name });
      if (visit.builds.frame || visit.builds.section) {
        if (!this.renderedPages.isKept(visit)) await this.limit.spend(request.raw);
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
