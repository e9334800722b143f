import { useTranslation } from '@phantom/mf-kit';

/** The employees' footer: the company's own line. */
export function StaffFooter() {
  const { t } = useTranslation('staff');
  return (
    <footer className="staff-footer">{t('footer', { year: new Date().getFullYear() })}</footer>
  );
}
