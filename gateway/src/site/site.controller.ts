import { Controller, Get, Logger, Req, Res } from '@nestjs/common';
import { DURATION_BUCKETS, Public, TooManyRequestsError } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Histogram } from 'prom-client';
import { AdmissionControl } from '../stages/admission/admission-control.js';
import { RateLimits } from '../stages/rate-limit/rate-limits.js';
import type { Page } from './page-cache.js';
import { PageRequestResolver } from './page-request.resolver.js';
import { PageResponder } from './page-responder.js';
import { splitPreview } from './preview/page-preview.js';
import { PreviewTokens } from './preview/preview-tokens.service.js';
import { RenderedPageService } from './rendered-page.service.js';
import type { ResolvedPage } from './resolved-page.js';
import { ShellPageService } from './shell-page.service.js';

const duration = new Histogram({
  name: 'phantom_page_duration_seconds',
  help: 'From the request of a page to the end of its HTML',
  labelNames: ['frame', 'remote', 'status'],
  buckets: DURATION_BUCKETS,
});

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
    private readonly previews: PreviewTokens,
    private readonly limits: RateLimits,
    private readonly admission: AdmissionControl,
  ) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const start = performance.now();
    try {
      const resolved = await this.resolve(request);
      const { frame, match } = resolved;
      // A visitor who disconnects before the end is not counted.
      reply.raw.once('finish', () => {
        const labels = {
          frame,
          remote: match?.remote.name ?? 'none',
          status: reply.raw.statusCode,
        };
        duration.observe(labels, (performance.now() - start) / 1000);
      });
      await this.send(resolved, reply);
    } catch (error) {
      if (error instanceof TooManyRequestsError) return this.responder.sendTooMany(reply, error);
      this.logger.error({ msg: 'no page can be made', err: error });
      if (!reply.sent) this.responder.sendErrorPage(reply);
    }
  }

  /** The pages in the staff frame show no content: they have no preview. */
  private async resolve({ url, headers, raw }: FastifyRequest): Promise<ResolvedPage> {
    const { address, preview } = splitPreview(url);
    const resolved = await this.resolver.resolve(address, headers);
    if (!preview || resolved.frame !== 'public') return resolved;
    // Anybody can invent tokens, and the services are asked about each.
    await this.limits.reads.spend(raw);
    const isValid = await this.previews.isValid(preview.token);
    return { ...resolved, preview: { ...preview, isValid } };
  }

  private async send(resolved: ResolvedPage, reply: FastifyReply): Promise<void> {
    const { request } = reply;
    const { frame, section } = resolved.bundles;
    if (frame === undefined && section === undefined) {
      return this.responder.send(await this.shellPages.get(resolved), resolved, reply);
    }
    if (!this.renderedPages.isCached(resolved)) {
      if (this.admission.isReduced(request.raw)) {
        const page = await this.shellPages.get({ ...resolved, bundles: {} });
        return this.responder.send(withoutContent(page), resolved, reply);
      }
      await this.limits.reads.spend(request.raw);
    }
    const pending = () => this.renderedPages.request(resolved, request.id);
    await this.responder.sendWhenReady(pending, resolved, reply);
  }
}

/** The browser renders the content. The status asks crawlers to come back. */
const withoutContent = (page: Page): Page => ({
  ...page,
  status: page.status === 200 ? 503 : page.status,
});
