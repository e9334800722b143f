import { useTranslation } from 'react-i18next';
import { KIT_NAMESPACE } from '../i18n/translations';

/** Shown while a page's first data is on its way; the shell's stylesheet lets it appear after 300 ms only. */
export function LoadingState() {
  const { t } = useTranslation(KIT_NAMESPACE);
  return (
    <div className="page-loading" role="status">
      <span className="spinner-border text-primary" aria-hidden="true" />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
