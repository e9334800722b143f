import { Link } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ContentPage } from '../content-page';
import { SiteLink } from '../site-link';
import { NextStep } from './next-step';
import { PageBanner } from './page-banner';
import styles from './section-layout.module.css';

export interface SectionPage {
  slug: string;
  title: string;
  lang: string;
}

/** An entry of the menu that is not a page of the section. */
interface SectionLink {
  /** A path of this site, or an address of another site. */
  href: string;
  title: string;
}

/** Of this page. What it leads to shows at the end. */
type PageProps = Pick<ContentPage, 'slug' | 'title'> &
  Partial<Pick<ContentPage, 'lang' | 'image' | 'caption' | 'next_step' | 'related'>>;

export interface SectionLayoutProps extends PageProps {
  /** The name of the section: the label of the menu and the line above the title. */
  section: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** The pages of the section, including this one. */
  pages: SectionPage[];
  /** More entries of the menu. */
  links?: SectionLink[];
  /** Shows below the menu, on a phone below the content. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The layout of all pages of a section: banner, menu on the left, content on the right. */
export function SectionLayout(props: SectionLayoutProps) {
  const { section, slug, pages, links, aside, children } = props;
  return (
    <>
      <PageBanner {...props} eyebrow={section} />
      <Container className={styles.layout}>
        {pages.length > 0 && (
          <SectionMenu label={section} pages={pages} links={links} current={slug} />
        )}
        <div className={styles.content}>{children}</div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </Container>
      <NextStep {...props} />
    </>
  );
}

interface SectionMenuProps {
  label: string;
  pages: SectionPage[];
  links?: SectionLink[];
  current: string;
}

/** Links to the pages of a section: a list on the left, on a phone a strip that scrolls sideways. */
function SectionMenu({ label, pages, links = [], current }: SectionMenuProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => scrollToCurrent(strip.current), [current]);
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul ref={strip}>
        {pages.map(({ slug, title, lang }) => (
          <li key={slug}>
            <Link to={`/${slug}`} lang={lang} aria-current={slug === current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
        {links.map((link) => (
          <li key={link.href}>
            <SiteLink
              href={link.href}
              className={link.href.startsWith('/') ? undefined : styles.elsewhere}
              aria-current={link.href === `/${current}` ? 'page' : undefined}
            >
              {link.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the strip. `scrollIntoView` would scroll the page too. */
function scrollToCurrent(strip: HTMLElement | null): void {
  const link = strip?.querySelector<HTMLElement>('[aria-current]');
  if (!strip || !link) return;
  strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
}
