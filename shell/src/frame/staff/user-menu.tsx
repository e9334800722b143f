import { sitePath, useSession, useTranslation } from '@phantom/mf-kit';
import { Disclosure } from '../menu/disclosure';
import { MenuIcon } from '../menu/menu-icon';

/** Who is signed in, with the ways to the profile and out. */
export function UserMenu() {
  const { t } = useTranslation();
  const user = useSession()?.user;
  return (
    <Disclosure
      className="frame-control user-menu"
      panelClassName="frame-panel frame-panel-end"
      label={
        <>
          {user?.image ? (
            <img className="user-menu-picture" src={user.image} alt="" width={32} height={32} />
          ) : (
            <span className="user-menu-picture">
              <MenuIcon name="profile" />
            </span>
          )}
          <span className="user-menu-name">{user?.name || 'admin'}</span>
        </>
      }
    >
      <ul className="frame-list">
        <li>
          <a className="frame-item" href={sitePath('/dashboard')}>
            {t('user.profile')}
          </a>
        </li>
        <li>
          <a className="frame-item" href={sitePath('/logout')}>
            {t('user.logout')}
          </a>
        </li>
      </ul>
    </Disclosure>
  );
}
