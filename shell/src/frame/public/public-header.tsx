import { sitePath, useTranslation } from '@phantom/mf-kit';
import { Logo } from '@phantom/ui';
import { LanguageSwitch } from '../language-switch';
import { MobileMenu } from '../menu/mobile-menu';
import { MainNavigation } from './main-navigation';
import { useScrolled } from './use-scrolled';

/** The visitors' header: name, navigation, language. */
export function PublicHeader() {
  const { t } = useTranslation();
  return (
    <header className="public-header pp-on-dark" data-scrolled={useScrolled()}>
      <div className="public-header-bar container-xl">
        <a className="public-header-home" href={sitePath('/home')} aria-label={t('homeLink')}>
          <Logo />
        </a>
        <MainNavigation />
        <LanguageSwitch />
        <MobileMenu frame="public" />
      </div>
    </header>
  );
}
