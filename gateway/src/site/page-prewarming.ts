import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { hasParams, publicRoutes } from '../registry/registry-queries.js';
import { withDeadline } from '../ssr/deadline.js';
import { PageRequestResolver } from './page-request.resolver.js';
import { RenderedPageService } from './rendered-page.service.js';

/** Milliseconds: nobody is served meanwhile. */
const DEADLINE = 8_000;

/**
 * Makes the pages of fixed addresses before the first visitor asks for one. A process that has just started gets its full share at
 * once: with its code not yet loaded it would have so many in hand that it turned some away.
 */
@Injectable()
export class PagePrewarming {
  private readonly logger = new Logger(PagePrewarming.name);

  constructor(
    private readonly visits: PageRequestResolver,
    private readonly pages: RenderedPageService,
  ) {}

  /** Ends in time, however far it has come: what is not there is made when somebody asks for it. */
  async make(): Promise<void> {
    try {
      await withDeadline(this.makeAll(AbortSignal.timeout(DEADLINE)), DEADLINE);
    } catch (error) {
      this.logger.warn({ msg: 'not all pages were made ahead', err: error });
    }
  }

  private async makeAll(late: AbortSignal): Promise<void> {
    await this.visits.untilReady();
    const { manifest } = await this.visits.resolve('/', {});
    const fixed = publicRoutes(manifest).filter((route) => !hasParams(route));
    for (const { path } of fixed) {
      if (late.aborted) return;
      await this.makePage(path);
    }
  }

  private async makePage(path: string): Promise<void> {
    const visit = await this.visits.resolve(path, {});
    if (!visit.builds.section) return;
    // Why it could not be made stands in the log.
    await this.pages.ask(visit, randomUUID()).page.catch(() => undefined);
  }
}
