import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';

interface FileLinkProps {
  href: string | null | undefined;
  children: ReactNode;
}

export function FileLink({ href, children }: FileLinkProps) {
  const { t } = useTranslation();
  if (!href) return <span className="text-body-secondary">{t('file.none')}</span>;
  return (
    <a className="text-nowrap" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {t('file.newTab')}</span>
    </a>
  );
}
