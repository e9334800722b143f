import { join } from 'node:path';
import { step } from '../../tools/stack/terminal.js';
import { Site } from './site/site.js';
import { type SiteOptions, TWO_OF_EVERYTHING } from './site/site-options.js';

/** The site that an exercise works on: one at a time, and none afterwards. */
export class RunningSite {
  private site?: Site;

  constructor(private readonly place: Pick<SiteOptions, 'dataDir' | 'port'>) {}

  async start(difference: Partial<SiteOptions> = {}): Promise<Site> {
    await this.stop();
    const site = new Site({ ...TWO_OF_EVERYTHING, ...this.placeOf(difference), ...difference });
    this.site = site;
    await step('Starting the site', () => site.start());
    return site;
  }

  async stop(): Promise<void> {
    const { site } = this;
    this.site = undefined;
    if (site) await step('Stopping the site', () => site.stop());
  }

  /** What lies in a bucket or on a small disk is gone with it, and is not mixed with what lies in a folder. */
  private placeOf({ hasBucket, databaseDisk }: Partial<SiteOptions>): typeof this.place {
    const kind = [hasBucket && 'bucket', databaseDisk && 'small-disk'].filter(Boolean).join('-');
    return { ...this.place, dataDir: join(this.place.dataDir, kind || 'plain') };
  }
}
