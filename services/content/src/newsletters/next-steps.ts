import type { Language } from '@phantom/service-kit';
import { type LinkDto, toNextStep } from '../common/link.js';
import { type PublishedNewsletter, toNewsletterLink } from './newsletter.mapper.js';

/** The values of the fields `NEXT_STEP`. */
export interface NextStepValues {
  nextStepText: string;
  nextStepUrl: string | null;
  relatedNewsletter: number | null;
}

/**
 * What an entry leads to, and something to read.
 *
 * @param newsletters of which the entry names one; an unpublished one is left out
 */
export function toNextSteps(
  values: NextStepValues,
  lang: Language,
  newsletters: readonly PublishedNewsletter[],
): { next_step: LinkDto | null; related: LinkDto | null } {
  const related = newsletters.find(({ id }) => id === values.relatedNewsletter);
  return {
    next_step: toNextStep(values, lang),
    related: related ? toNewsletterLink(related) : null,
  };
}
