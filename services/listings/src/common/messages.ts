import { defineMessages } from '@phantom/service-kit';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import it from '../locales/it.json' with { type: 'json' };
import ru from '../locales/ru.json' with { type: 'json' };

export const {
  enquiries: ENQUIRY_MESSAGES,
  favouriteLists: FAVOURITE_LIST_MESSAGES,
  listings: LISTING_MESSAGES,
  rentalApplications: RENTAL_APPLICATION_MESSAGES,
  savedSearches: SAVED_SEARCH_MESSAGES,
  search: SEARCH_MESSAGES,
  viewings: VIEWING_MESSAGES,
} = defineMessages('listings', en, { de, it, ru, es });
