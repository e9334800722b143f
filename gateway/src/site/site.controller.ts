import { Controller, Get, Logger, Req, Res } from '@nestjs/common';
import { Public } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { devOrigins } from '../config/dev-remotes.js';
import { GatewayConfig } from '../config/gateway.config.js';
import { encodingFor } from './compressed-page.js';
import { contentSecurityPolicy, ERROR_PAGE_POLICY } from './content-security-policy.js';
import { ERROR_PAGE } from './error-page.js';
import { languageOf } from './page-language.js';
import { type Page, PageService } from './page.service.js';

/** Every path that nothing else answers is a page. */
@Public()
@Controller()
export class SiteController {
  private readonly logger = new Logger(SiteController.name);
  private readonly policy: string;

  constructor(
    config: GatewayConfig,
    private readonly pages: PageService,
  ) {
    this.policy = contentSecurityPolicy(devOrigins(config.devRemotes));
  }

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [pathname = '/'] = request.url.split('?', 1);
    try {
      this.send(await this.pages.pageFor(pathname, languageOf(request.headers)), request, reply);
    } catch (error) {
      this.logger.error({ msg: 'no page can be made', err: error });
      sendErrorPage(reply);
    }
  }

  private send({ status, etag, bodies }: Page, request: FastifyRequest, reply: FastifyReply): void {
    const encoding = encodingFor(request.headers['accept-encoding']);
    void reply.headers({
      'cache-control': 'no-cache',
      etag,
      vary: 'accept-encoding, accept-language, cookie',
      'content-security-policy': this.policy,
    });
    if (request.headers['if-none-match'] === etag && status === 200) {
      void reply.status(304).send();
      return;
    }
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.status(status).type('text/html; charset=utf-8').send(bodies[encoding]);
  }
}

const sendErrorPage = (reply: FastifyReply): void => {
  void reply
    .status(500)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': ERROR_PAGE_POLICY })
    .type('text/html; charset=utf-8')
    .send(ERROR_PAGE);
};
