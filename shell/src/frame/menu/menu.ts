import { useSession, type Session, type SessionUser } from '@phantom/mf-kit';
import type { BootRemote, FrameName, MenuEntry } from '@phantom/registry/boot-manifest';
import { createContext, useContext } from 'react';
import { homeOf } from '../../session/sign-in-path';
import type { SiteInfo } from '../public/site-info';
import { useSiteInfo } from '../public/use-site-info';

/** A link of a menu. */
export interface MenuLink {
  kind: 'link';
  /** A path of the site, or an address elsewhere. */
  href: string;
  label: MenuEntry['label'];
  icon?: string;
  /** Leads to the investors' login, and whoever is signed in to their own pages. */
  isLogin?: boolean;
  /** Who is signed in, where the link leads to their own pages. */
  accountName?: string;
}

/** Links under one heading, opened together. */
export interface MenuGroup {
  kind: 'group';
  /** Names the heading among the shell's texts: `menu.groups.<name>`. */
  name: string;
  links: MenuLink[];
}

export type MenuItem = MenuLink | MenuGroup;

/** What all remotes declare, in the order they ask for. */
export function menuEntries(remotes: BootRemote[]): MenuEntry[] {
  return remotes
    .flatMap(({ declaration }) => declaration.menu)
    .sort((one, other) => one.order - other.order);
}

/** The menu that a frame shows to a user; undefined for a visitor. */
export function buildMenu(
  entries: MenuEntry[],
  frame: FrameName,
  user?: Pick<SessionUser, 'type' | 'rights'>,
): MenuItem[] {
  const hasRole = ({ roles }: MenuEntry) => !roles || (!!user?.type && roles.includes(user.type));
  const isAllowed = ({ right }: MenuEntry) =>
    !right || !!user?.rights?.some((each) => each === right);
  const isFor = (entry: MenuEntry) => hasRole(entry) && isAllowed(entry);
  return grouped(entries.filter((entry) => entry.frame === frame && isFor(entry)));
}

/** A group stands where its first entry would. */
function grouped(entries: MenuEntry[]): MenuItem[] {
  const items: MenuItem[] = [];
  const groups = new Map<string, MenuGroup>();
  for (const entry of entries) {
    const link = toLink(entry);
    const group = entry.group === undefined ? undefined : groups.get(entry.group);
    if (group) group.links.push(link);
    else if (entry.group === undefined) items.push(link);
    else {
      const started: MenuGroup = { kind: 'group', name: entry.group, links: [link] };
      groups.set(entry.group, started);
      items.push(started);
    }
  }
  return items;
}

function toLink({ path, href, label, icon, setting }: MenuEntry): MenuLink {
  const isLogin = setting === 'investorPortal';
  return { kind: 'link', href: path ?? href ?? '/', label, icon, ...(isLogin && { isLogin }) };
}

/** The menu as it leads whoever is signed in: to their own pages, and not to a login once more. */
function ofPerson(items: MenuItem[], session: Session | undefined): MenuItem[] {
  if (!session) return items;
  return items.map((item) =>
    item.kind === 'link' && item.isLogin
      ? { ...item, href: homeOf(session), accountName: session.user.name }
      : item,
  );
}

export const MenuContext = createContext<MenuEntry[]>([]);

/** The menu of a frame, for whoever is signed in. */
export function useMenu(frame: FrameName): MenuItem[] {
  const entries = useEntries(frame).filter(({ navigation }) => navigation !== false);
  const session = useSession();
  return ofPerson(buildMenu(entries, frame, session?.user), session);
}

/** Every page that the visitors' menu could lead to. */
export function useSitemap(): MenuItem[] {
  const entries = useEntries('public');
  const session = useSession();
  return ofPerson(buildMenu(entries, 'public', session?.user), session);
}

function useEntries(frame: FrameName): MenuEntry[] {
  // Nothing of the staff's is a matter of the company's settings.
  const siteInfo = useSiteInfo(frame === 'public');
  return useContext(MenuContext).map((entry) => configured(entry, siteInfo));
}

/** Where the company's settings name another address than the remote, theirs counts. */
function configured(entry: MenuEntry, siteInfo: SiteInfo | undefined): MenuEntry {
  const path = entry.setting && siteInfo?.[entry.setting];
  return path ? { ...entry, path } : entry;
}
