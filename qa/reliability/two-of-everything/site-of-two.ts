import type { MailServer } from '@phantom/service-kit/testing/mail-server';
import type { ServiceName } from '../../../tools/stack/services.js';
import type { Site } from '../site/site.js';

/** The number of forms of an address, and the window in seconds. */
export const FORM_LIMIT = 10;
export const FORM_LIMIT_WINDOW = 600;

/** The site with the addresses of both processes of everything. */
export class SiteOfTwo {
  readonly gateways: readonly [string, string];

  constructor(
    readonly site: Site,
    readonly mails: MailServer,
  ) {
    this.gateways = pairOf(site.layout.gateways);
  }

  /** Through nginx, to any gateway. */
  get origin(): string {
    return this.site.origin;
  }

  /** Both processes of a service, as a gateway reaches them. */
  processesOf(service: ServiceName): readonly [string, string] {
    return pairOf(this.site.layout.processesOf[service]);
  }
}

const pairOf = (places: readonly { port: number }[]): readonly [string, string] => {
  const [one, other] = places.map(({ port }) => `http://127.0.0.1:${port}`);
  if (one === undefined || other === undefined)
    throw new Error('This check needs two of everything');
  return [one, other];
};
