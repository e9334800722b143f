import { useSession, useTranslation } from '@phantom/mf-kit';
import { Logo } from '@phantom/ui';
import type { FrameName } from '@phantom/registry/boot-manifest';
import { useEffect, useRef } from 'react';
import { useFrameLocation } from '../active-route';
import { useGroupLabel, useMenu, type MenuGroup, type MenuItem } from './menu';
import { MenuIcon } from './menu-icon';
import { LogOutLink, MenuLink } from './menu-link';

export function MobileMenu({ frame }: { frame: FrameName }) {
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
        <MenuIcon name="menu" />
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
              <MenuIcon name="close" />
            </button>
          </div>
          <nav aria-label={t('menu.main')}>
            <MobileMenuItems items={useMenu(frame)} />
            {isSignedIn && frame === 'public' && <LogOutLink className="mobile-menu-link" />}
          </nav>
        </div>
      </dialog>
    </>
  );
}

function MobileMenuItems({ items }: { items: MenuItem[] }) {
  return (
    <ul className="mobile-menu-list">
      {items.map((item) => (
        <li key={item.kind === 'group' ? item.name : item.href}>
          {item.kind === 'group' ? (
            <MobileMenuGroup group={item} />
          ) : (
            <MenuLink
              link={item}
              className="mobile-menu-link"
              icon={item.icon && <MenuIcon name={item.icon} />}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function MobileMenuGroup({ group }: { group: MenuGroup }) {
  return (
    <>
      <p className="mobile-menu-heading">{useGroupLabel(group)}</p>
      <MobileMenuItems items={group.links} />
    </>
  );
}
