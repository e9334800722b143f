import { Link } from '@phantom/mf-kit';
import { useEffect, useRef } from 'react';
import { SiteLink } from '../site-link';
import styles from './section-layout.module.css';

/** A page of a section. */
export interface SectionPage {
  slug: string;
  title: string;
  /** The language of the title. */
  lang: string;
}

/** What belongs to a section without being one of its written pages. */
export interface SectionLink {
  /** A path of the site, or an address elsewhere. */
  href: string;
  title: string;
}

interface SectionMenuProps {
  label: string;
  pages: SectionPage[];
  links?: SectionLink[];
  current: string;
}

/** Links to the pages of a section: a list on the left, on a phone a strip that a thumb can push along. */
export function SectionMenu({ label, pages, links = [], current }: SectionMenuProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => revealCurrent(strip.current), [current]);
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

/** Moves the strip alone: scrollIntoView would move the page with it. */
function revealCurrent(strip: HTMLElement | null): void {
  const link = strip?.querySelector<HTMLElement>('[aria-current]');
  if (!strip || !link) return;
  strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
}
