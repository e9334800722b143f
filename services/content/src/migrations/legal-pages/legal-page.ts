import type { Language } from '@phantom/service-kit';

/** A legal page as it was first written. */
export interface LegalPageText {
  title: string;
  /** HTML in the form that `safeHtml` leaves as it is, one block element a line. */
  body: string[];
}

export type LegalPageTexts = Record<Language, LegalPageText>;
