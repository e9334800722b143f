import { useTranslation } from '@phantom/mf-kit';
import { usePlace } from '../active-route';
import { Disclosure } from '../menu/disclosure';
import { useGroupLabel } from '../menu/group-label';
import { useMenu, useSitemap, type MenuGroup } from '../menu/menu';
import { MenuLink, isCurrent } from '../menu/menu-link';

/** The navigation on wide screens: links, and groups that open. */
export function MainNavigation() {
  const { t } = useTranslation();
  return (
    <nav className="main-navigation" aria-label={t('menu.main')}>
      <ul>
        {useMenu('public').map((item) => (
          <li key={item.kind === 'group' ? item.name : item.href}>
            {item.kind === 'group' ? (
              <NavigationGroup group={item} />
            ) : (
              <MenuLink link={item} className="main-navigation-link" />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavigationGroup({ group }: { group: MenuGroup }) {
  const { pathname } = usePlace();
  const label = useGroupLabel(group);
  // Also that of a page which the footer alone leads to.
  const all = useSitemap().find((item) => item.kind === 'group' && item.name === group.name);
  const { links } = all?.kind === 'group' ? all : group;
  const current = links.some((link) => isCurrent(link, pathname));
  return (
    <Disclosure
      className={`main-navigation-link${current ? ' is-current' : ''}`}
      panelClassName="frame-panel"
      label={label}
    >
      <ul className="frame-list">
        {group.links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} className="frame-item" />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
