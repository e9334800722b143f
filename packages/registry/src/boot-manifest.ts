/**
 * What the page tells the shell: which version of each remote this page load uses, and what the
 * remote declares about itself. Plain types without imports, so that a browser bundle can know
 * them (`import type … from '@phantom/registry/boot-manifest'`) without carrying any code.
 */

export type LanguageCode = 'en' | 'de' | 'it' | 'ru' | 'es';

/** `public` is the visitors' frame (navigation, footer), `staff` the frame behind the sign-in. */
export type FrameName = 'public' | 'staff';

/** Inlined in the page as JSON under the element id `boot-manifest`. */
export interface BootManifest {
  /** Changes whenever something of it changes: the content hash of the rest. */
  revision: string;
  host: BootHost;
  /** In alphabetical order of their names. */
  remotes: BootRemote[];
  /** The remotes of which this page has another version than the registry gives it. */
  overrides?: string[];
}

/** The shell itself. URLs are same-origin paths or absolute. */
export interface BootHost {
  version: string;
  scripts: string[];
  styles: string[];
  /** The file with the texts of shell and kit in each language, a same-origin path. */
  texts?: Partial<Record<LanguageCode, string>>;
  /** The fonts that every page in a language is set in, same-origin paths. */
  fonts?: Partial<Record<LanguageCode, string[]>>;
  /** The scripts and stylesheets of the staff's frame, same-origin paths. */
  staff?: string[];
}

/** One loadable build of a remote. */
export interface BootRemoteVersion {
  version: string;
  /** The federation entry, immutable. */
  url: string;
  /** Subresource integrity of the entry, e.g. `sha384-…`. */
  integrity?: string;
  /** The same build elsewhere, for one retry when `url` cannot be fetched. */
  fallbackUrl?: string;
}

export interface BootRemote extends BootRemoteVersion {
  name: string;
  /** The registry's default version, present when this page load uses another one. */
  default?: BootRemoteVersion;
  /** Scripts and stylesheets that the entry asks for at once, worth a preload hint. */
  preload?: string[];
  /**
   * What each route needs beside that, scripts and stylesheets, by the route's pattern; relative to `url`.
   * Of a build that lies elsewhere nothing is known.
   */
  chunks?: Record<string, string[]>;
  /** The file with the remote's texts in each language; relative to `url`. */
  texts?: Partial<Record<LanguageCode, string>>;
  declaration: RemoteDeclaration;
}

/** Everything that others may know about a remote. */
export interface RemoteDeclaration {
  name: string;
  /** The i18next namespace of its texts. */
  namespace: string;
  routes: RouteDeclaration[];
  menu: MenuEntry[];
  /** Slot name to the exposed module that fills it. */
  slots?: Record<string, string>;
  /** The slots of other remotes that its pages have a place for. */
  uses?: string[];
}

/** The content of a remote's `remote.json`. */
export interface RemoteFile extends RemoteDeclaration {
  /** The team; the registry's entry has it, no page is told. */
  owner?: string;
}

export interface RouteDeclaration {
  /** A react-router pattern of static and `:param` segments, e.g. `/listings/:type/:location`. */
  path: string;
  frame: FrameName;
  /** `signed-in`: the shell sends visitors without a session to the home page. */
  access?: 'signed-in';
  /** A page that search engines are to leave out; those for signed-in users are left out anyway. */
  noindex?: true;
  /** The path under which search engines know the same page, as `/` for `/home`. */
  canonical?: string;
  /**
   * The call that lists the pages of a route with params, for the sitemap and for the smoke test of a deploy: a GET path of the API
   * that answers `{ error: 0, list: [{ <param>: value, …, updated_at }], next }`, to be called again with `?cursor=<next>`. Of a route
   * for signed-in users the smoke test alone calls it, as an employee with all rights, and once.
   */
  entries?: string;
}

/** Has either a `path` of the site or an `href` elsewhere. */
export interface MenuEntry {
  frame: FrameName;
  path?: string;
  href?: string;
  /** The company's setting that holds the address in their place, where the shell knows it. */
  setting?: 'investNowUrl' | 'investorPortal';
  /** Leaves the entry out of the navigation: the footer's list of all pages alone has it. */
  navigation?: false;
  label: Record<LanguageCode, string>;
  /** Ascending; entries of one order keep the order of the remotes. */
  order: number;
  /** Entries of one group share a drop-down. */
  group?: string;
  icon?: string;
  /** The types of users that are shown it, e.g. `Investor`; left out, everybody is. */
  roles?: string[];
  /** What a user must be allowed beyond others of their type to be shown it, e.g. `people`. */
  right?: string;
}
