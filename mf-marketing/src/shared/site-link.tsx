import { Link, useTranslation, type LinkProps } from '@phantom/mf-kit';

interface SiteLinkProps extends Omit<LinkProps, 'to'> {
  /** A path of this site, or an address of another site. */
  href: string;
}

/** A link to a configured address. A link to another site has a hint for screen readers. */
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
