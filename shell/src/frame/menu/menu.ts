import {
  type AccountRight,
  hasRight,
  LANGUAGES,
  type Session,
  type SessionUser,
  useSession,
  useTranslation,
} from '@phantom/mf-kit';
import type { BootRemote, FrameName, MenuEntry } from '@phantom/registry/boot-manifest';
import { createContext, useContext } from 'react';
import { homeOf } from '../../session/sign-in-path';
import { type SiteInfo, useSiteInfo } from '../frame-data';

export interface MenuLink {
  kind: 'link';
  /** A path of the site, or an absolute URL. */
  href: string;
  label: MenuEntry['label'];
  /** The language of the label, if it is not the language of the visitor. */
  lang?: string;
  icon?: string;
  /** Leads to the investors' sign-in, or to the pages of the signed-in person. */
  isLogin?: boolean;
  /** The name of the signed-in person, when the link leads to their pages. */
  accountName?: string;
}

export interface MenuGroup {
  kind: 'group';
  /** The heading is the text `menu.groups.<name>`. */
  name: string;
  links: MenuLink[];
}

export type MenuItem = MenuLink | MenuGroup;

export function menuEntries(remotes: BootRemote[]): MenuEntry[] {
  return remotes
    .flatMap(({ declaration }) => declaration.menu)
    .sort((one, other) => one.order - other.order);
}

type Entry = MenuEntry & Pick<MenuLink, 'lang'>;

export function buildMenu(
  entries: Entry[],
  frame: FrameName,
  user?: Pick<SessionUser, 'type' | 'rights'>,
): MenuItem[] {
  const hasRole = ({ roles }: MenuEntry) => !roles || (!!user?.type && roles.includes(user.type));
  const isAllowed = ({ right }: MenuEntry) => !right || hasRight(user, right as AccountRight);
  const isFor = (entry: MenuEntry) => hasRole(entry) && isAllowed(entry);
  return grouped(entries.filter((entry) => entry.frame === frame && isFor(entry)));
}

/** A group takes the position of its first entry. */
function grouped(entries: Entry[]): MenuItem[] {
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

function toLink({ path, href, label, lang, icon, setting }: Entry): MenuLink {
  const isLogin = setting === 'investorPortal';
  return {
    kind: 'link',
    href: path ?? href ?? '/',
    label,
    lang,
    icon,
    ...(isLogin && { isLogin }),
  };
}

/** Replaces the link to the sign-in by one to the person's own pages. */
function ofPerson(items: MenuItem[], session: Session | undefined): MenuItem[] {
  if (!session) return items;
  return items.map((item) =>
    item.kind === 'link' && item.isLogin
      ? { ...item, href: homeOf(session), accountName: session.user.name }
      : item,
  );
}

export const MenuContext = createContext<MenuEntry[]>([]);

export function useMenu(frame: FrameName): MenuItem[] {
  const entries = useEntries(frame).filter(({ navigation }) => navigation !== false);
  return useMenuOf(entries, frame);
}

/** Every page of the visitors' menu, also those that only the footer links to. */
export function useSitemap(): MenuItem[] {
  return useMenuOf(useEntries('public'), 'public');
}

function useMenuOf(entries: Entry[], frame: FrameName): MenuItem[] {
  const session = useSession();
  return ofPerson(buildMenu(entries, frame, session?.user), session);
}

function useEntries(frame: FrameName): Entry[] {
  // The company's settings and pages are in the public menu alone.
  const siteInfo = useSiteInfo(frame === 'public');
  const entries = useContext(MenuContext).map((entry) => configured(entry, siteInfo));
  return [...entries, ...(siteInfo?.menu ?? []).map(ofPage)];
}

/** A page that an employee has put into the menu. Its label is in the language of the page. */
const ofPage = ({ path, label, lang, group }: SiteInfo['menu'][number]): Entry => ({
  ...{ frame: 'public', path, group, lang, order: Infinity },
  label: Object.fromEntries(LANGUAGES.map((language) => [language, label])) as MenuEntry['label'],
});

/** The company's settings override the path of an entry. */
function configured(entry: MenuEntry, siteInfo: SiteInfo | undefined): MenuEntry {
  const path = entry.setting && siteInfo?.[entry.setting];
  return path ? { ...entry, path } : entry;
}

export function useGroupLabel({ name }: MenuGroup): string {
  const { t } = useTranslation();
  return t(`menu.groups.${name}`, { defaultValue: name.charAt(0).toUpperCase() + name.slice(1) });
}
