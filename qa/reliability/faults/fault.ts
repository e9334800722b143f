import type { ServiceName } from '../../../tools/stack/services.js';
import type { Site } from '../site/site.js';
import type { SiteOptions } from '../site/site-options.js';

/** A temporary fault of the site. */
export interface Fault {
  /** The name for `--only`. */
  name: string;
  /** The name in the report. */
  title: string;
  /** The services that cannot respond meanwhile. A request that needs none of them must succeed. */
  affects: readonly ServiceName[];
  begin: (site: Site) => void | Promise<void>;
  end: (site: Site) => void | Promise<void>;
  /** Options of the site that the fault needs. */
  site?: Partial<SiteOptions>;
}

export const SERVICES: readonly ServiceName[] = ['auth', 'content', 'listings', 'properties'];
