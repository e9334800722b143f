import type { ServiceName } from '../../../tools/stack/services.js';
import type { Site } from '../site/site.js';
import type { SiteOptions } from '../site/site-options.js';

/** Something that goes wrong for a while. */
export interface Fault {
  /** As `--only` names it. */
  name: string;
  /** As the report says it. */
  title: string;
  /** The services that cannot answer meanwhile. What needs none of them is owed to whoever asks. */
  affects: readonly ServiceName[];
  begin: (site: Site) => void | Promise<void>;
  end: (site: Site) => void | Promise<void>;
  /** What the site has to have for it. */
  site?: Partial<SiteOptions>;
}

export const SERVICES: readonly ServiceName[] = ['auth', 'content', 'listings', 'properties'];
