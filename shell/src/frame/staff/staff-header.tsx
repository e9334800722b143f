import { HomeLink } from '../home-link';
import { LanguageSwitch } from '../language-switch';
import { MobileMenu } from '../menu/mobile-menu';
import { groundClass, useStaffLayout } from './layout/use-staff-layout';
import { SettingsButton } from './settings/settings-button';
import { StaffMenu } from './staff-menu';
import { UserMenu } from './user-menu';

/** The employees' frame: a menu at the left and a bar at the top, or both at the top. */
export function StaffHeader() {
  const { menu, side, bar } = useStaffLayout();
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
        <MobileMenu frame="staff" />
        {isHorizontal && <HomeLink className="staff-home" />}
        <div className="staff-bar-end">
          <SettingsButton />
          <LanguageSwitch />
          <UserMenu />
        </div>
      </header>
      {isHorizontal && (
        <div className="staff-row">
          <StaffMenu />
        </div>
      )}
    </>
  );
}
