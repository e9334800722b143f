import { sitePath, useSession, useTranslation } from '@phantom/mf-kit';
import { SHORTCUTS } from '@phantom/mf-kit/shortcuts';
import { useState } from 'react';
import { Disclosure } from '../menu/disclosure';
import { ThemeChoice } from '../theme/theme-choice';
import { StaffIcon } from './staff-icon';

export function UserMenu({ onShortcuts }: { onShortcuts: () => void }) {
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
      <ThemeChoice />
      <ul className="frame-list">
        <li>
          <button
            type="button"
            className="frame-item user-menu-shortcuts"
            aria-haspopup="dialog"
            onClick={onShortcuts}
          >
            {t('shortcuts.title')}
            <kbd className="shortcut-keys" aria-hidden="true">
              {SHORTCUTS.everywhere.list}
            </kbd>
          </button>
        </li>
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

function UserPicture({ image }: { image: string | null | undefined }) {
  const [broken, setBroken] = useState<string>();
  if (!image || image === broken) {
    return (
      <span className="user-menu-picture">
        <StaffIcon name="profile" />
      </span>
    );
  }
  return (
    <img
      className="user-menu-picture"
      src={image}
      alt=""
      width={32}
      height={32}
      onError={() => setBroken(image)}
    />
  );
}
