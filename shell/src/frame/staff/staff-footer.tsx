import { useTranslation } from '@phantom/mf-kit';

/** The employees' footer: the company's own line. */
export function StaffFooter() {
  const { t } = useTranslation();
  return (
    <footer className="staff-footer">{t('staffFooter', { year: new Date().getFullYear() })}</footer>
  );
}
