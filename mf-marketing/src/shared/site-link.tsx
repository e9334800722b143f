import { Link, useTranslation, type LinkProps } from '@phantom/mf-kit';

interface SiteLinkProps extends Omit<LinkProps, 'to'> {
  /** A path of the site, or an address elsewhere. */
  href: string;
}

/** A link whose address is a setting; one that leaves the site says so. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const { t } = useTranslation();
  if (href.startsWith('/')) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> {t('elsewhere')}</span>
    </a>
  );
}
