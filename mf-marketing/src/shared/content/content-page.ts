import type { Language } from '@phantom/mf-kit';
import { pageSlug } from './page-slug';

/** A page as employees write it: heading, picture, text. */
export interface ContentPage {
  /** The last segment of its address. */
  slug: string;
  title: string;
  /** Cleaned by the content service; empty where nothing is written. */
  html: string;
  image: string;
  /** The language of title and text. */
  lang: Language;
}

interface PageAnswer {
  page: string;
  title: string;
  image: string;
  discription: string;
  lang: Language;
}

/** Gives a page of the content service the address that its name stands for. */
export function toContentPage({ page, discription, ...rest }: PageAnswer): ContentPage {
  return { ...rest, slug: pageSlug(page), html: discription };
}
