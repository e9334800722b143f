import type { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import { type NextStepsDto, toNextStep } from '../common/link.js';
import { type PublishedNewsletter, toNewsletterLink } from './newsletter.mapper.js';
import { NEWSLETTER } from './newsletter.type.js';

/** The values of the fields `NEXT_STEP`. */
export interface NextStepValues {
  nextStepText: string;
  nextStepUrl: string | null;
  relatedNewsletter: number | null;
}

/** The newsletters that some entries name: for `toNextSteps`. */
export const relatedNewsletters = (
  content: PublishedContent,
  entries: readonly { values: NextStepValues }[],
  language: Language,
): Promise<PublishedNewsletter[]> =>
  content.byIds(
    NEWSLETTER,
    entries.map(({ values }) => values.relatedNewsletter),
    language,
  );

/**
 * What an entry leads to, and something to read.
 *
 * @param newsletters of which the entry names one; an unpublished one is left out
 */
export function toNextSteps(
  values: NextStepValues,
  lang: Language,
  newsletters: readonly PublishedNewsletter[],
): NextStepsDto {
  const related = newsletters.find(({ id }) => id === values.relatedNewsletter);
  return {
    next_step: toNextStep(values, lang),
    related: related ? toNewsletterLink(related) : null,
  };
}
