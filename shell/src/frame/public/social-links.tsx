import { useTranslation } from '@phantom/mf-kit';
import type { SiteInfo } from './site-info';

/** The company's pages elsewhere. */
export function SocialLinks({ links }: { links: SiteInfo['social'] }) {
  const { t } = useTranslation();
  return (
    <ul className="public-footer-social" aria-label={t('footer.social')}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
