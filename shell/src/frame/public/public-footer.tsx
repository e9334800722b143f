import { useTranslation } from '@phantom/mf-kit';
import { Logo } from '@phantom/ui';
import { useContext } from 'react';
import { FrameDataContext } from '../frame-data';
import { ContactBlock } from './contact-block';
import { LegalLinks, SiteLinks } from './site-links';
import { SocialLinks } from './social-links';
import { useSiteInfo } from './use-site-info';

/** The visitors' footer: how to reach the company, and every page of the site. */
export function PublicFooter() {
  const { t } = useTranslation();
  const info = useSiteInfo();
  const year = useContext(FrameDataContext)?.year ?? new Date().getFullYear();
  return (
    <footer className="public-footer pp-on-dark">
      <div className="public-footer-columns container-xl">
        <div className="public-footer-company">
          <Logo />
          <p>{t('footer.claim')}</p>
          {info && <SocialLinks links={info.social} />}
        </div>
        <ContactBlock info={info} />
        <SiteLinks />
      </div>
      <div className="public-footer-end container-xl">
        <p>{t('footer.rights', { year })}</p>
        <LegalLinks />
      </div>
    </footer>
  );
}
