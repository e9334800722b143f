import { Link } from '@phantom/mf-kit';
import { useEffect, useRef } from 'react';
import styles from './section-layout.module.css';

/** A page of a section. */
export interface SectionPage {
  slug: string;
  title: string;
  /** The language of the title. */
  lang: string;
}

interface SectionMenuProps {
  label: string;
  pages: SectionPage[];
  current: string;
}

/** Links to the pages of a section: a list on the left, on a phone a strip that a thumb can push along. */
export function SectionMenu({ label, pages, current }: SectionMenuProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => revealCurrent(strip.current), [current]);
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul ref={strip}>
        {pages.map((page) => (
          <li key={page.slug}>
            <Link
              to={`/${page.slug}`}
              lang={page.lang}
              aria-current={page.slug === current ? 'page' : undefined}
            >
              {page.title}
            </Link>
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
