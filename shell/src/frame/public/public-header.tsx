import { HomeLink } from '../home-link';
import { LanguageSwitch } from '../language-switch';
import { MobileMenu } from '../menu/mobile-menu';
import { MainNavigation } from './main-navigation';
import { useScrolled } from './use-scrolled';

/** The visitors' header: name, navigation, language. */
export function PublicHeader() {
  return (
    <header className="public-header pp-on-dark" data-scrolled={useScrolled()}>
      <div className="public-header-bar container-xl">
        <HomeLink className="public-header-home" />
        <MainNavigation />
        <LanguageSwitch />
        <MobileMenu frame="public" />
      </div>
    </header>
  );
}
