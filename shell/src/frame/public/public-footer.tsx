import { useTranslation, useSession } from '@phantom/mf-kit';
import { Logo } from '@phantom/ui';
import { useContext, type ReactNode } from 'react';
import { FrameDataContext, useSiteInfo, type SiteInfo } from '../frame-data';
import { useGroupLabel, useSitemap, type MenuGroup, type MenuLink as Link } from '../menu/menu';
import { ThemeChoice } from '../theme/theme-choice';
import { LogOutLink, MenuLink } from '../menu/menu-link';

export function PublicFooter() {
  const { t } = useTranslation();
  const info = useSiteInfo();
  const year = useContext(FrameDataContext)?.year ?? new Date().getFullYear();
  return (
    <footer className="public-footer pp-on-dark">
      <div className="public-footer-columns container-xl">
        <div className="public-footer-company">
          <Logo />
          <p>{t('footer.claim')}</p>
          {info && <SocialLinks links={info.social} />}
        </div>
        <ContactBlock info={info} />
        <SiteLinks />
      </div>
      <div className="public-footer-end container-xl">
        <p>{t('footer.rights', { year })}</p>
        <LegalLinks />
        <ThemeChoice />
      </div>
    </footer>
  );
}

/** Reserves its space while the data loads. */
function ContactBlock({ info }: { info: SiteInfo | undefined }) {
  const { t } = useTranslation();
  return (
    <div className="public-footer-contact">
      <h2>{t('footer.contact')}</h2>
      <dl>
        {info && (
          <>
            <Entry term={t('footer.address')}>{info.address}</Entry>
            <Entry term={t('footer.phone')}>
              <a href={`tel:${info.phone.replace(/[^+\d]/g, '')}`}>{info.phone}</a>
            </Entry>
            <Entry term={t('footer.fax')}>{info.fax}</Entry>
            <Entry term={t('footer.email')}>
              <a href={`mailto:${info.email}`}>{info.email}</a>
            </Entry>
            <Entry term={t('footer.hours')}>
              <span lang={info.lang}>{info.hours}</span>
              {info.notices.map(({ text, lang }) => (
                <strong key={text} className="d-block" lang={lang}>
                  {text}
                </strong>
              ))}
            </Entry>
          </>
        )}
      </dl>
    </div>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function SocialLinks({ links }: { links: SiteInfo['social'] }) {
  const { t } = useTranslation();
  return (
    <ul className="public-footer-social" aria-label={t('footer.social')}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const LEGAL_GROUP = 'legal';

function LegalLinks() {
  const { t } = useTranslation();
  const legal = useSitemap().find((item) => item.kind === 'group' && item.name === LEGAL_GROUP);
  if (legal?.kind !== 'group') return null;
  return (
    <nav aria-label={t('menu.groups.legal')}>
      <ul className="public-footer-legal">
        {legal.links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All other pages: a column for each group, and one for single links. */
function SiteLinks() {
  const { t } = useTranslation();
  const items = useSitemap();
  const isSignedIn = useSession() !== undefined;
  const groups = items
    .filter((item) => item.kind === 'group')
    .filter(({ name }) => name !== LEGAL_GROUP);
  const single = items.filter((item) => item.kind === 'link');
  return (
    <nav className="public-footer-links" aria-label={t('footer.sitemap')}>
      {groups.map((group) => (
        <GroupColumn key={group.name} group={group} />
      ))}
      <Column title={t('footer.more')} links={single}>
        {isSignedIn && (
          <li>
            <LogOutLink />
          </li>
        )}
      </Column>
    </nav>
  );
}

function GroupColumn({ group }: { group: MenuGroup }) {
  return <Column title={useGroupLabel(group)} links={group.links} />;
}

interface ColumnProps {
  title: string;
  links: Link[];
  children?: ReactNode;
}

function Column({ title, links, children }: ColumnProps) {
  return (
    <details className="pp-fold">
      <summary>
        <h2>{title}</h2>
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} />
          </li>
        ))}
        {children}
      </ul>
    </details>
  );
}
