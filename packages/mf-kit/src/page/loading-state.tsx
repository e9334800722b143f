import { useTranslation } from 'react-i18next';
import { KIT_NAMESPACE } from '../i18n/translations';

/** Shown until a page's first data arrives. The stylesheet of the shell delays it by 300 ms. */
export function LoadingState() {
  const { t } = useTranslation(KIT_NAMESPACE);
  return (
    <div className="page-loading" role="status">
      <span className="spinner-border text-primary" aria-hidden="true" />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
