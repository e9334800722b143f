import type { Language } from '@phantom/mf-kit';

/** A page that employees write: heading, picture and text. */
export interface ContentPage {
  /** The last segment of its address. */
  slug: string;
  title: string;
  /** Sanitized by the content service. Empty when the page has no text. */
  html: string;
  image: string;
  /** Of the picture. A legal page has none. */
  caption?: string;
  /** The language of title and text. */
  lang: Language;
  /** What the page leads to. A legal page leads nowhere. */
  next_step?: ContentLink | null;
  /** Something to read. */
  related?: ContentLink | null;
}

/** A term or figure at a glance. */
export interface PageFigure {
  label: string;
  value: string;
}

/** A link to a page of this site or of another one. */
export interface ContentLink {
  text: string;
  href: string;
  lang: Language;
}

/** A page as the content service sends it. */
interface PageDto extends Omit<ContentPage, 'slug' | 'html'> {
  page: string;
  discription: string;
}

export function toContentPage<Dto extends PageDto>({ page, discription, ...rest }: Dto) {
  return { ...rest, slug: pageSlug(page), html: discription };
}

/** The path segment of a page, made from its name: `Our Team` becomes `our-team`. */
export function pageSlug(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, '-');
}
