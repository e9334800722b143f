import { useTranslation } from 'react-i18next';
import { COMPANY, type PageHead } from '../head/page-head';
import { KIT_NAMESPACE } from '../i18n/translations';
import { sitePath } from '../router/navigation';

/** The way from the home page to a page below the first level, which ends it without a link. */
export function Breadcrumbs({ breadcrumbs = [] }: Pick<PageHead, 'breadcrumbs'>) {
  const { t } = useTranslation(KIT_NAMESPACE);
  const last = breadcrumbs.length;
  if (last < 2) return null;
  return (
    <nav className="page-breadcrumbs container" aria-label={t('breadcrumbs')}>
      <ol>
        {[{ name: COMPANY, path: '/' }, ...breadcrumbs].map(({ name, path, lang }, index) => (
          <li key={path}>
            <a
              lang={lang}
              href={index < last ? sitePath(path) : undefined}
              aria-current={index < last ? undefined : 'page'}
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
