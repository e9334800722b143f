import { sitePath, useDocumentHead, usePageFocus, useTranslation } from '@phantom/mf-kit';

/** The answer to an address that nobody knows. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  useDocumentHead({ title: t('notFound.title') });
  usePageFocus(window.location.pathname);
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
