import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../head/page-head';
import { KIT_NAMESPACE } from '../i18n/translations';
import { sitePath } from '../router/navigation';

interface BreadcrumbsProps {
  /** From the first page of the site, or of the workplace, to the page itself, which is no link. */
  trail: Breadcrumb[];
  className?: string;
}

/** The way to a page below the first level. */
export function Breadcrumbs({ trail, className = '' }: BreadcrumbsProps) {
  const { t } = useTranslation(KIT_NAMESPACE);
  const last = trail.length - 1;
  if (last < 2) return null;
  return (
    <nav className={`page-breadcrumbs ${className}`} aria-label={t('breadcrumbs')}>
      <ol>
        {trail.map(({ name, path, lang }, index) => (
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
