import { useSession, useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { useGroupLabel } from '../menu/group-label';
import { useSitemap, type MenuGroup, type MenuLink as Link } from '../menu/menu';
import { LogOutLink, MenuLink } from '../menu/menu-link';

/** The group of menu entries for legal pages. */
const LEGAL_GROUP = 'legal';

/** What the law asks for, at the very end of the page. */
export function LegalLinks() {
  const { t } = useTranslation();
  const legal = useSitemap().find((item) => item.kind === 'group' && item.name === LEGAL_GROUP);
  if (legal?.kind !== 'group') return null;
  return (
    <nav aria-label={t('menu.groups.legal')}>
      <ul className="public-footer-legal">
        {legal.links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} className="public-footer-link" />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every other page of the menu: a column for each group, and one for what stands alone. */
export function SiteLinks() {
  const { t } = useTranslation();
  const items = useSitemap();
  const isSignedIn = useSession() !== undefined;
  const groups = items
    .filter((item) => item.kind === 'group')
    .filter(({ name }) => name !== LEGAL_GROUP);
  const single = items.filter((item) => item.kind === 'link');
  return (
    <nav className="public-footer-links" aria-label={t('footer.sitemap')}>
      {groups.map((group) => (
        <GroupColumn key={group.name} group={group} />
      ))}
      <Column title={t('footer.more')} links={single}>
        {isSignedIn && (
          <li>
            <LogOutLink className="public-footer-link" />
          </li>
        )}
      </Column>
    </nav>
  );
}

function GroupColumn({ group }: { group: MenuGroup }) {
  return <Column title={useGroupLabel(group)} links={group.links} />;
}

interface ColumnProps {
  title: string;
  links: Link[];
  /** Further items. */
  children?: ReactNode;
}

function Column({ title, links, children }: ColumnProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} className="public-footer-link" />
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
