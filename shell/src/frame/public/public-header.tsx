import { sitePath, useTranslation } from '@phantom/mf-kit';
import { useSyncExternalStore } from 'react';
import { HomeLink, MenuLink, isCurrent } from '../menu/menu-link';
import { LanguageSwitch } from '../language-switch';
import { MenuIcon, SEARCH_ICON } from '../menu/menu-icon';
import { MobileMenu } from '../menu/mobile-menu';
import { useFrameLocation } from '../active-route';
import { Disclosure } from '../menu/disclosure';
import { useGroupLabel, useMenu, useSitemap, type MenuGroup } from '../menu/menu';

export function PublicHeader() {
  const { t } = useTranslation();
  return (
    <header className="public-header pp-on-dark" data-scrolled={useScrolled()}>
      <div className="public-header-bar container-xl">
        <HomeLink className="public-header-home" />
        <MainNavigation />
        <a className="frame-control" href={sitePath('/search')} aria-label={t('menu.search')}>
          <MenuIcon path={SEARCH_ICON} />
        </a>
        <LanguageSwitch />
        <MobileMenu frame="public" />
      </div>
    </header>
  );
}

function MainNavigation() {
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
  const { pathname } = useFrameLocation();
  const label = useGroupLabel(group);
  // The sitemap also has the pages that only the footer links to.
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

const THRESHOLD_PX = 300;

const isScrolled = () => window.scrollY >= THRESHOLD_PX;
const atTop = () => false;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, atTop);
}
