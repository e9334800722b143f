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
import type { PagePreview } from './preview/page-preview.js';

/** Everything about a requested page that is known without loading data. */
export interface ResolvedPage {
  manifest: BootManifest;
  integrityOf: FileIntegrity;
  language: Language;
  /** What precedes every path on this page: `/de`, or nothing. */
  basename: string;
  /** Path and query. */
  address: string;
  pathname: string;
  /** Undefined if no remote owns the path. */
  match?: RouteMatch<BootRemote>;
  frame: FrameName;
  layout?: StaffLayout;
  /** Whether other visitors may get other versions at this address: `Vary` says so. */
  isVariant?: boolean;
  /** `Set-Cookie` headers of this response only. */
  cookies?: string[];
  /** Shows drafts, to this client only. */
  preview?: PagePreview;
  /** The bundles that render this page on the server; the browser renders what has none. */
  bundles: { frame?: ServerBundle; section?: ServerBundle };
}
