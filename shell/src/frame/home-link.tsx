import { sitePath, useTranslation } from '@phantom/mf-kit';
import { Logo } from '@phantom/ui';

/** The company's mark and name, leading to the first page of the public site. */
export function HomeLink({ className }: { className: string }) {
  const { t } = useTranslation('shell');
  return (
    <a className={className} href={sitePath('/home')} aria-label={t('homeLink')}>
      <Logo />
    </a>
  );
}
