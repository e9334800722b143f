import { useTranslation } from '@phantom/mf-kit';

/** An unknown value: a dash, which screen readers read as "Not stated". */
export function NotStated() {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('mf-listings:detail.notStated')}</span>
    </>
  );
}
