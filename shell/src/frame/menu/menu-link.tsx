import { pageLanguage, sitePath, useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { usePlace } from '../active-route';
import type { MenuLink as Link } from './menu';

interface Props {
  link: Link;
  className: string;
  /** Stands before the label. */
  icon?: ReactNode;
}

/** One entry of a menu, marked when it is the page at hand. */
export function MenuLink({ link, className, icon }: Props) {
  const { pathname } = usePlace();
  const { t } = useTranslation('shell');
  const label = link.label[pageLanguage()];
  const { accountName } = link;
  return (
    <a
      className={className}
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

/** Takes exactly the room of the words that the server drew for everybody: nothing of the menu moves. */
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

/** The way out, for whoever is signed in. */
export function LogOutLink({ className }: { className: string }) {
  const { t } = useTranslation('shell');
  return (
    <a className={className} href={sitePath('/logout')}>
      {t('menu.logOut')}
    </a>
  );
}

/** Whether a page is the entry's own or lies below it, as /listings/sales/queens below /listings. */
export function isCurrent({ href }: Link, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
