import { Link, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';

/** Stands where the address names a kind of listing or a borough that we do not have. */
export function UnknownList() {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t('results.title')}</h1>
      <EmptyState title={t('results.unknown.title')}>
        <p>{t('results.unknown.text')}</p>
        <Link className="btn btn-primary" to="/listings">
          {t('results.otherBoroughs')}
        </Link>
      </EmptyState>
    </>
  );
}
