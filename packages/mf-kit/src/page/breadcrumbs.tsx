import { useTranslation } from 'react-i18next';
import { COMPANY, type Breadcrumb } from '../head/page-head';
import { KIT_NAMESPACE } from '../i18n/translations';
import { sitePath } from '../router/navigation';

interface BreadcrumbsProps {
  /** Where the way begins: the home page of the site by default. */
  root?: Breadcrumb;
  /** The last one is the page itself, which is no link. */
  breadcrumbs?: Breadcrumb[];
}

const HOME: Breadcrumb = { name: COMPANY, path: '/' };

/** The way to a page below the first level. */
export function Breadcrumbs({ root = HOME, breadcrumbs = [] }: BreadcrumbsProps) {
  const { t } = useTranslation(KIT_NAMESPACE);
  const last = breadcrumbs.length;
  if (last < 2) return null;
  return (
    <nav className="page-breadcrumbs container" aria-label={t('breadcrumbs')}>
      <ol>
        {[root, ...breadcrumbs].map(({ name, path, lang }, index) => (
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
