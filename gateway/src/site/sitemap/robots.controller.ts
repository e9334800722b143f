import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '@phantom/service-kit';
import { GatewayConfig } from '../../config/gateway.config.js';

interface RobotsSite {
  /** The address under which browsers reach the site. */
  publicOrigin: string;
  /** A demonstration, with homes and people that do not exist. */
  demoMode: boolean;
}

/** A search result must not lead people to offers that are made up. */
const NOTHING = `# A demonstration: nothing here is real.
User-agent: *
Disallow: /
`;

/** What crawlers may fetch: all that a page is drawn from, and none of the calls behind it. */
export const robotsText = ({ publicOrigin, demoMode }: RobotsSite): string => {
  const { origin, hostname } = new URL(publicOrigin);
  if (demoMode && !isThisMachine(hostname)) return NOTHING;
  return `User-agent: *
Allow: /r/
Allow: /pictures/
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
};

/** No search engine gets there, and who measures a page there wants to see what others will. */
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
