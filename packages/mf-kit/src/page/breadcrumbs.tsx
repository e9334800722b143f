import { useTranslation } from 'react-i18next';
import { COMPANY, type PageHead } from '../head/page-head';
import { KIT_NAMESPACE } from '../i18n/translations';
import { sitePath } from '../router/navigation';

/** The way from the home page to a page below the first level, which ends it without a link. */
export function Breadcrumbs({ breadcrumbs = [] }: Pick<PageHead, 'breadcrumbs'>) {
  const { t } = useTranslation(KIT_NAMESPACE);
  const page = breadcrumbs.at(-1);
  const parents = breadcrumbs.slice(0, -1);
  if (!page || parents.length === 0) return null;
  return (
    <nav className="page-breadcrumbs container" aria-label={t('breadcrumbs')}>
      <ol>
        {[{ name: COMPANY, path: '/' }, ...parents].map(({ name, path, lang }) => (
          <li key={path}>
            <a href={sitePath(path)} lang={lang}>
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page" lang={page.lang}>
          {page.name}
        </li>
      </ol>
    </nav>
  );
}
