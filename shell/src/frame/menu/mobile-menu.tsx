import { useSession, useTranslation } from '@phantom/mf-kit';
import { Logo } from '@phantom/ui';
import type { FrameName } from '@phantom/registry/boot-manifest';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFrameLocation } from '../active-route';
import {
  useGroupLabel,
  useMenu,
  type MenuGroup,
  type MenuItem,
  type MenuLink as Link,
} from './menu';
import { CLOSE_ICON, MENU_ICON, MenuIcon } from './menu-icon';
import { LogOutLink, MenuLink } from './menu-link';

/** The icon of an entry. */
type IconOf = (link: Link) => ReactNode;

export function MobileMenu({ frame, iconOf }: { frame: FrameName; iconOf?: IconOf }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useFrameLocation();
  const isSignedIn = useSession() !== undefined;
  useEffect(() => {
    if (dialog.current?.open) dialog.current.close();
  }, [pathname]);
  return (
    <>
      <button
        type="button"
        className="frame-control mobile-menu-button"
        aria-label={t('menu.open')}
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon path={MENU_ICON} />
      </button>
      <dialog
        ref={dialog}
        className="mobile-menu pp-on-dark"
        aria-label={t('menu.main')}
        closedby="any"
      >
        <div className="mobile-menu-content">
          <div className="mobile-menu-top">
            <Logo />
            <button
              type="button"
              className="frame-control"
              aria-label={t('menu.close')}
              onClick={() => dialog.current?.close()}
            >
              <MenuIcon path={CLOSE_ICON} />
            </button>
          </div>
          <nav aria-label={t('menu.main')}>
            <MobileMenuItems items={useMenu(frame)} iconOf={iconOf} />
            {isSignedIn && frame === 'public' && <LogOutLink className="mobile-menu-link" />}
          </nav>
        </div>
      </dialog>
    </>
  );
}

function MobileMenuItems({ items, iconOf }: { items: MenuItem[]; iconOf?: IconOf }) {
  return (
    <ul className="mobile-menu-list">
      {items.map((item) => (
        <li key={item.kind === 'group' ? item.name : item.href}>
          {item.kind === 'group' ? (
            <MobileMenuGroup group={item} iconOf={iconOf} />
          ) : (
            <MenuLink link={item} className="mobile-menu-link" icon={iconOf?.(item)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function MobileMenuGroup({ group, iconOf }: { group: MenuGroup; iconOf?: IconOf }) {
  return (
    <>
      <p className="mobile-menu-heading">{useGroupLabel(group)}</p>
      <MobileMenuItems items={group.links} iconOf={iconOf} />
    </>
  );
}
