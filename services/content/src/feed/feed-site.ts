import { FALLBACK_LANGUAGE, type Language } from '@phantom/service-kit';

/** Whose feed it is, and for whom. */
export interface FeedSite {
  company: string;
  /** Where the company can be asked about the feed. */
  email: string;
  lang: Language;
  /** Under which browsers reach the site. */
  origin: string;
}

/** What all addresses of a feed begin with: those of a language lead to pages in that language. */
export const feedBase = ({ origin, lang }: FeedSite): string =>
  lang === FALLBACK_LANGUAGE ? origin : `${origin}/${lang}`;

/** Of an empty feed it is always the same: a clock here would make every answer a new one. */
export const lastChange = (rows: { updatedAt: Date }[]): Date =>
  new Date(Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime())));

/** A feed is read elsewhere, where a link to `/lending` leads nowhere. */
export const withWholeAddresses = (html: string, base: string): string =>
  html.replaceAll(/(<a href=")(\/(?!\/)[^"]*")/g, `$1${base}$2`);
