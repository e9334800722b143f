import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { NotFoundError, Public } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, isKnownTag } from '../../cache/content-negotiation.js';
import { type SitemapDocument, SitemapService, uncompressed } from './sitemap.service.js';

const PART = /^([1-9]\d{0,4})\.xml$/;

@Public()
@Controller()
export class SitemapController {
  constructor(private readonly sitemap: SitemapService) {}

  @Get('sitemap.xml')
  async main(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await send(await this.sitemap.main(), request, reply);
  }

  @Get('sitemaps/:file')
  async part(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, number] = PART.exec(file) ?? [];
    if (!number) throw new NotFoundError();
    await send(await this.sitemap.part(Number(number)), request, reply);
  }
}

const send = async (
  { etag, body }: SitemapDocument,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  void reply.headers({
    'cache-control': 'public, max-age=600',
    vary: 'accept-encoding',
    etag,
  });
  if (isKnownTag(etag, headers['if-none-match'])) {
    void reply.status(304).send();
    return;
  }
  const encoding = acceptedEncoding(headers['accept-encoding']);
  void reply.type('application/xml; charset=utf-8');
  if (encoding === 'identity') void reply.send(uncompressed(await body('gzip')));
  else void reply.header('content-encoding', encoding).send(await body(encoding));
};
