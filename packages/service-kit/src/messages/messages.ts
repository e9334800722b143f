import { defineMessages } from './message.js';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import it from '../locales/it.json' with { type: 'json' };
import ru from '../locales/ru.json' with { type: 'json' };

/** The English texts of errors are part of the contract. */
export const {
  errors: MESSAGES,
  fields: FIELD_MESSAGES,
  rights: RIGHT_MESSAGES,
} = defineMessages('service-kit', en, { de, it, ru, es });
