import { sitePath, useDocumentHead, usePageFocus, useTranslation } from '@phantom/mf-kit';
import { notFoundHead } from './not-found-head';

/**
 * The answer to an address that nobody knows.
 * @param pathname the address's path
 */
export function NotFoundPage({ pathname }: { pathname: string }) {
  const { t } = useTranslation('shell');
  useDocumentHead(notFoundHead(t));
  usePageFocus(pathname);
  return (
    <section className="shell-message container">
      <p className="pp-eyebrow">404</p>
      <h1>{t('notFound.title')}</h1>
      <p className="lead">{t('notFound.text')}</p>
      <a className="btn btn-primary" href={sitePath('/home')}>
        {t('notFound.home')}
      </a>
    </section>
  );
}
