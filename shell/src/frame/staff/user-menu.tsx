import { sitePath, useSession, useTranslation } from '@phantom/mf-kit';
import { Disclosure } from '../menu/disclosure';
import { UserPicture } from './user-picture';

/** Who is signed in, with the ways to the profile and out. */
export function UserMenu() {
  const { t } = useTranslation('staff');
  const user = useSession()?.user;
  const name = user?.name || 'admin';
  return (
    <Disclosure
      className="frame-control user-menu"
      panelClassName="frame-panel frame-panel-end"
      label={
        <>
          <UserPicture image={user?.image} />
          <span className="user-menu-name">{name}</span>
        </>
      }
    >
      {user && (
        <p className="user-menu-who">
          <strong>{name}</strong>
          {user.email}
        </p>
      )}
      <ul className="frame-list">
        <li>
          <a className="frame-item" href={sitePath('/profile')}>
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
