import { useTranslation } from '@phantom/mf-kit';
import { useMenu } from '../menu/menu';
import { MenuIcon } from '../menu/menu-icon';
import { MenuLink } from '../menu/menu-link';

/** The employees' menu on wide screens. */
export function StaffMenu() {
  const { t } = useTranslation('staff');
  const links = useMenu('staff').flatMap((item) => (item.kind === 'group' ? item.links : [item]));
  return (
    <nav aria-label={t('menu')}>
      <ul className="staff-menu">
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink
              link={link}
              className="staff-menu-link"
              icon={<MenuIcon name={link.icon ?? ''} />}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
