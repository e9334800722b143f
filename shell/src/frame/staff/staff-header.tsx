import { sitePath, useTranslation } from '@phantom/mf-kit';
import { Logo } from '@phantom/ui';
import { LanguageSwitch } from '../language-switch';
import { MobileMenu } from '../menu/mobile-menu';
import { StaffMenu } from './staff-menu';
import { UserMenu } from './user-menu';

/** The employees' frame: menu at the left, bar at the top. */
export function StaffHeader() {
  const { t } = useTranslation();
  return (
    <>
      <aside className="staff-side pp-on-dark">
        <a className="staff-side-home" href={sitePath('/home')} aria-label={t('homeLink')}>
          <Logo />
        </a>
        <StaffMenu />
      </aside>
      <header className="staff-bar">
        <MobileMenu frame="staff" />
        <div className="staff-bar-end">
          <LanguageSwitch />
          <UserMenu />
        </div>
      </header>
    </>
  );
}
