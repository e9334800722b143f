import { defineMessages } from '@phantom/service-kit';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import it from '../locales/it.json' with { type: 'json' };
import ru from '../locales/ru.json' with { type: 'json' };

/** The texts of the service, by resource. */
export const {
  documents: DOCUMENT_MESSAGES,
  documentRequests: REQUEST_MESSAGES,
  files: PROPERTY_FILE_MESSAGES,
  history: HISTORY_MESSAGES,
  investments: INVESTMENT_MESSAGES,
  notices: NOTICE_MESSAGES,
  overlay: OVERLAY_MESSAGES,
  properties: PROPERTY_MESSAGES,
  status: STATUS_MESSAGES,
} = defineMessages('properties', en, { de, it, ru, es });
