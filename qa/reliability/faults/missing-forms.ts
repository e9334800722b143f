import { CONTACT, LISTING_ENQUIRY } from '../people/forms.js';
import { keptForms } from '../people/kept-forms.js';
import { MARK } from '../people/visitor.js';
import type { Site } from '../site/site.js';
import type { Observation } from './observation.js';

/** Counts the forms that were acknowledged, and those of them that are not there exactly once. */
export async function missingForms(
  site: Site,
  seen: readonly Observation[],
): Promise<{ acknowledged: number; missing: number }> {
  let [acknowledged, missing] = [0, 0];
  for (const form of [CONTACT, LISTING_ENQUIRY]) {
    const { times } = await keptForms(site, form, MARK);
    for (const observation of seen) {
      const message = observation.call.title === form.title && messageOf(observation);
      if (!message) continue;
      acknowledged += 1;
      if (times.get(message) !== 1) missing += 1;
    }
  }
  return { acknowledged, missing };
}

const messageOf = ({ acknowledged }: Observation): string | undefined =>
  acknowledged && 'message' in acknowledged ? String(acknowledged.message) : undefined;
