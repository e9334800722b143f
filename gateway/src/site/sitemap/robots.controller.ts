import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '@phantom/service-kit';
import { GatewayConfig } from '../../config/gateway.config.js';

/** Search results must not contain invented listings. */
const NOTHING = `# A demonstration: nothing here is real.
User-agent: *
Disallow: /
`;

/** Crawlers may fetch the files that render a page, but make no calls. */
export const robotsText = ({
  publicOrigin,
  demoMode,
}: Pick<GatewayConfig, 'publicOrigin' | 'demoMode'>): string => {
  const { origin, hostname } = new URL(publicOrigin);
  if (demoMode && !isThisMachine(hostname)) return NOTHING;
  return `User-agent: *
Allow: /r/
Allow: /pictures/
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
};

/** Search engines cannot reach it, and page audits on this machine need the real file. */
const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);

@Public()
@Controller()
export class RobotsController {
  private readonly text: string;

  constructor(config: GatewayConfig) {
    this.text = robotsText(config);
  }

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=86400')
  robots(): string {
    return this.text;
  }
}
