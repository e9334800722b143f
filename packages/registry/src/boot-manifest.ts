/** What a page gives to the shell. Types only, without imports, so that browser bundles can import them without any code. */

export type LanguageCode = 'en' | 'de' | 'it' | 'ru' | 'es';

/** `public` is the frame for visitors (navigation, footer), `staff` the frame for signed-in users. */
export type FrameName = 'public' | 'staff';

/** The page contains it as JSON in the element with the id `boot-manifest`. */
export interface BootManifest {
  /** Content hash of the other fields. */
  revision: string;
  host: BootHost;
  /** Sorted by name. */
  remotes: BootRemote[];
  /** Names of the remotes whose version was overridden for this page. */
  overrides?: string[];
}

/** The shell itself. URLs are same-origin paths or absolute. */
export interface BootHost {
  version: string;
  scripts: string[];
  styles: string[];
  /** Path of the file with the texts of shell and kit, by language. */
  texts?: Partial<Record<LanguageCode, string>>;
  /** Paths of the fonts of every page, by language. */
  fonts?: Partial<Record<LanguageCode, string[]>>;
  /** Paths of the scripts and stylesheets of the staff frame. */
  staff?: string[];
}

/** One loadable build of a remote. */
export interface BootRemoteVersion {
  version: string;
  /** Address of the federation entry; its content never changes. */
  url: string;
  /** Subresource integrity of the entry, e.g. `sha384-…`. */
  integrity?: string;
  /** A second address of the same build, for one retry when `url` fails. */
  fallbackUrl?: string;
}

export interface BootRemote extends BootRemoteVersion {
  name: string;
  /** The default version of the registry, if this page load uses another version. */
  default?: BootRemoteVersion;
  /** Scripts and stylesheets that the entry loads at once, for preload hints. */
  preload?: string[];
  /** Further scripts and stylesheets of each route, by its pattern; relative to `url`. Unknown for a build outside the registry. */
  chunks?: Record<string, string[]>;
  /** The file with the texts of the remote, by language; relative to `url`. */
  texts?: Partial<Record<LanguageCode, string>>;
  declaration: RemoteDeclaration;
}

/** The public description of a remote. */
export interface RemoteDeclaration {
  name: string;
  /** The i18next namespace of the texts. */
  namespace: string;
  routes: RouteDeclaration[];
  menu: MenuEntry[];
  /** The exposed module for each slot name. */
  slots?: Record<string, string>;
  /** The slots of other remotes that the pages show. */
  uses?: string[];
}

/** The content of `remote.json`. */
export interface RemoteFile extends RemoteDeclaration {
  /** The team. The registry stores it; pages do not get it. */
  owner?: string;
}

export interface RouteDeclaration {
  /** A react-router pattern of static and `:param` segments, e.g. `/listings/:type/:location`. */
  path: string;
  frame: FrameName;
  /** `signed-in`: the shell sends visitors without a session to the home page. */
  access?: 'signed-in';
  /** Excludes the page from search engines. Pages for signed-in users are always excluded. */
  noindex?: true;
  /** The path of the same page for search engines, for example `/` for `/home`. */
  canonical?: string;
  /**
   * GET path of the API that lists the pages of a route with params, for the sitemap and the smoke test of a deploy. The
   * response is `{ error: 0, list: [{ <param>: value, …, updated_at }], next }`; `?cursor=<next>` returns the next page. For a
   * route with `access: 'signed-in'`, only the smoke test calls it: once, as an employee with all rights.
   */
  entries?: string;
  /** Params that the entries lack, for the smoke test: `{ service: 'content' }` of `/content/:service/:type`. */
  params?: Record<string, string>;
}

/** Has either a `path` of this site or an `href` of another site. */
export interface MenuEntry {
  frame: FrameName;
  path?: string;
  href?: string;
  /** The company setting whose address replaces `path` and `href`, once the shell has it. */
  setting?: 'investNowUrl' | 'investorPortal';
  /** Shows the entry only in the footer's list of all pages, not in the navigation. */
  navigation?: false;
  label: Record<LanguageCode, string>;
  /** Ascending. Entries with the same order keep the order of the remotes. */
  order: number;
  /** Entries of one group share a drop-down. */
  group?: string;
  icon?: string;
  /** The user types that see the entry, for example `Investor`. Without it, everybody does. */
  roles?: string[];
  /** A right that users also need to see the entry, for example `people`. */
  right?: string;
}
