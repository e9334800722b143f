import type { Language } from '@phantom/service-kit';
import { LISTING_MESSAGES } from './messages.js';

/** A listing. */
interface NamedHome {
  unparsedAddress: string | null;
  correctedTitle: string | null;
  title: string | null;
}

/** What mails and calendars call a home: its address, else its title. */
export const homeName = (
  { unparsedAddress, correctedTitle, title }: NamedHome,
  lang?: Language,
): string => unparsedAddress ?? correctedTitle ?? title ?? LISTING_MESSAGES.unnamed(lang);
