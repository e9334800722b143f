import type { Language } from '@phantom/service-kit';
import type { Listing } from '../listings/listing.entity.js';
import { LISTING_MESSAGES } from './messages.js';

type NamedHome = Pick<Listing, 'unparsedAddress' | 'correctedTitle' | 'title'>;

/** What mails and calendars call a home: its address, else its title. */
export const homeName = (
  { unparsedAddress, correctedTitle, title }: NamedHome,
  lang?: Language,
): string => unparsedAddress ?? correctedTitle ?? title ?? LISTING_MESSAGES.unnamed(lang);
