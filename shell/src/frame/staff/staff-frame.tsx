import { getTranslations, registerLocales, useTranslation } from '@phantom/mf-kit';
import { showStaffLayout, groundClass, useStaffLayout } from './staff-layout';
import { syncStaffPass } from './staff-pass';
import './styles/staff.scss';
import { HomeLink, MenuLink } from '../menu/menu-link';
import { LanguageSwitch } from '../language-switch';
import { MobileMenu } from '../menu/mobile-menu';
import { SettingsButton } from './settings/settings-button';
import { useShortcutList } from './shortcuts/use-shortcut-list';
import { UserMenu } from './user-menu';
import { useMenu, type MenuLink as Link } from '../menu/menu';
import { StaffIcon } from './staff-icon';

export async function prepareStaffFrame(): Promise<void> {
  showStaffLayout();
  syncStaffPass();
  registerLocales('staff', (language) => import(`./locales/${language}.json`));
  await getTranslations().loadNamespaces('staff');
}

const iconOf = ({ icon }: Link) => <StaffIcon name={icon} />;

export function StaffHeader() {
  const { menu, side, bar } = useStaffLayout();
  const { open: openShortcuts, list } = useShortcutList();
  const isHorizontal = menu === 'horizontal';
  return (
    <>
      {!isHorizontal && (
        <aside className={`staff-side ${groundClass(side)}`}>
          <HomeLink className="staff-home" />
          <StaffMenu />
        </aside>
      )}
      <header className={`staff-bar ${groundClass(bar)}`}>
        <MobileMenu frame="staff" iconOf={iconOf} />
        {isHorizontal && <HomeLink className="staff-home" />}
        <div className="staff-bar-end">
          <SettingsButton />
          <LanguageSwitch />
          <UserMenu onShortcuts={openShortcuts} />
        </div>
      </header>
      {isHorizontal && (
        <div className="staff-row">
          <StaffMenu />
        </div>
      )}
      {list}
    </>
  );
}

function StaffMenu() {
  const { t } = useTranslation('staff');
  const links = useMenu('staff').flatMap((item) => (item.kind === 'group' ? item.links : [item]));
  return (
    <nav aria-label={t('menu')}>
      <ul className="staff-menu">
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} className="staff-menu-link" icon={iconOf(link)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function StaffFooter() {
  const { t } = useTranslation('staff');
  return (
    <footer className="staff-footer">{t('footer', { year: new Date().getFullYear() })}</footer>
  );
}
