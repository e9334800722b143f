import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { hasParams, publicRoutes } from '../registry/registry-queries.js';
import { withDeadline } from '../ssr/deadline.js';
import { PageRequestResolver } from './page-request.resolver.js';
import { RenderedPageService } from './rendered-page.service.js';

/** Milliseconds. The process does not listen before the end of the prewarming. */
const DEADLINE = 8_000;

/**
 * Renders the pages with fixed addresses before the process listens. A new process gets its full share of the requests at
 * once: while it loads its code, it would exceed the limit of admission control.
 */
@Injectable()
export class PagePrewarming {
  private readonly logger = new Logger(PagePrewarming.name);

  constructor(
    private readonly resolver: PageRequestResolver,
    private readonly pages: RenderedPageService,
  ) {}

  /** Pages that are missing at the deadline are rendered on request. */
  async run(): Promise<void> {
    try {
      await withDeadline(this.renderAll(AbortSignal.timeout(DEADLINE)), DEADLINE);
    } catch (error) {
      this.logger.warn({ msg: 'not all pages could be prewarmed', err: error });
    }
  }

  private async renderAll(late: AbortSignal): Promise<void> {
    await this.resolver.untilReady();
    const { manifest } = await this.resolver.resolve('/', {});
    const fixed = publicRoutes(manifest).filter((route) => !hasParams(route));
    for (const { path } of fixed) {
      if (late.aborted) return;
      await this.render(path);
    }
  }

  private async render(path: string): Promise<void> {
    const resolved = await this.resolver.resolve(path, {});
    if (!resolved.bundles.section) return;
    // The renderer logs a failure itself.
    await this.pages.request(resolved, randomUUID()).page.catch(() => undefined);
  }
}
