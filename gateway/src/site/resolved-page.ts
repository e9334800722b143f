import type {
  BootManifest,
  BootRemote,
  FrameName,
  RouteMatch,
  StaffLayout,
} from '@phantom/registry';
import type { Language } from '@phantom/service-kit';
import type { FileIntegrity } from '../registry/integrity.js';
import type { ServerBundle } from '../ssr/render.service.js';

/** What somebody asks for with an address, as far as it is known without any data. */
export interface ResolvedPage {
  manifest: BootManifest;
  integrityOf: FileIntegrity;
  language: Language;
  /** What stands before every path of the site on this page: `/de`, or nothing. */
  basename: string;
  /** Path and query as asked for. */
  address: string;
  /** The path without the language's prefix. */
  pathname: string;
  /** Undefined where no remote owns the path. */
  match?: RouteMatch<BootRemote>;
  frame: FrameName;
  /** How the staff's frame is laid out, for its own pages. */
  layout?: StaffLayout;
  /** Whether other visitors may get other versions at this address: for what keeps pages on the way. */
  isVariant?: boolean;
  /** What the browser is to remember, as `Set-Cookie` says it; of no answer that others get too. */
  cookies?: string[];
  /** The builds that render this page on the server; none for what the browser has to draw. */
  builds: { frame?: ServerBundle; section?: ServerBundle };
}
