import { pageLanguage, sitePath, useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { Logo } from '@phantom/ui';
import { useFrameLocation } from '../active-route';
import type { MenuLink as Link } from './menu';

interface Props {
  link: Link;
  className?: string;
  icon?: ReactNode;
}

export function MenuLink({ link, className, icon }: Props) {
  const { pathname } = useFrameLocation();
  const { t } = useTranslation('shell');
  const label = link.label[pageLanguage()];
  const { accountName } = link;
  return (
    <a
      className={className}
      lang={link.lang}
      href={link.href.startsWith('/') ? sitePath(link.href) : link.href}
      aria-label={accountName && t('menu.account', { name: accountName })}
      aria-current={isCurrent(link, pathname) ? 'page' : undefined}
    >
      {icon}
      {accountName ? (
        <AccountName name={accountName} instead={label} />
      ) : icon ? (
        <span className="menu-label">{label}</span>
      ) : (
        label
      )}
    </a>
  );
}

/** Has the width of the label that the server rendered for everybody, so that nothing moves. */
function AccountName({ name, instead }: { name: string; instead: string }) {
  return (
    <span className="account-link">
      <span className="account-link-room" aria-hidden="true">
        {instead}
      </span>
      <span className="account-link-name">{name}</span>
    </span>
  );
}

export function LogOutLink({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  return (
    <a className={className} href={sitePath('/logout')}>
      {t('menu.logOut')}
    </a>
  );
}

/** Whether a page is the entry's own or below it, like /listings/sales/queens below /listings. */
export function isCurrent({ href }: Link, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

export function HomeLink({ className }: { className: string }) {
  const { t } = useTranslation('shell');
  return (
    <a className={className} href={sitePath('/home')} aria-label={t('homeLink')}>
      <Logo />
    </a>
  );
}
