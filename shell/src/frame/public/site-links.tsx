import { useTranslation } from '@phantom/mf-kit';
import { useGroupLabel } from '../menu/group-label';
import { useSitemap, type MenuGroup, type MenuLink as Link } from '../menu/menu';
import { MenuLink } from '../menu/menu-link';

/** Every page of the menu: a column for each group, and one for what stands alone. */
export function SiteLinks() {
  const { t } = useTranslation();
  const items = useSitemap();
  const groups = items.filter((item) => item.kind === 'group');
  const single = items.filter((item) => item.kind === 'link');
  return (
    <nav className="public-footer-links" aria-label={t('footer.sitemap')}>
      {groups.map((group) => (
        <GroupColumn key={group.name} group={group} />
      ))}
      <Column title={t('footer.more')} links={single} />
    </nav>
  );
}

function GroupColumn({ group }: { group: MenuGroup }) {
  return <Column title={useGroupLabel(group)} links={group.links} />;
}

function Column({ title, links }: { title: string; links: Link[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} className="public-footer-link" />
          </li>
        ))}
      </ul>
    </div>
  );
}
