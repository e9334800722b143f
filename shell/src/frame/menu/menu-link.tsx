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
  // Draws anew when the language changes.
  useTranslation();
  const label = link.label[pageLanguage()];
  return (
    <a
      className={className}
      href={link.href.startsWith('/') ? sitePath(link.href) : link.href}
      aria-current={isCurrent(link, pathname) ? 'page' : undefined}
    >
      {icon}
      {icon ? <span className="menu-label">{label}</span> : label}
    </a>
  );
}

/** Whether a page is the entry's own or lies below it, as /listings/sales/queens below /listings. */
export function isCurrent({ href }: Link, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
