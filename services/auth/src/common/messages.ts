import { defineMessages } from '@phantom/service-kit';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import it from '../locales/it.json' with { type: 'json' };
import ru from '../locales/ru.json' with { type: 'json' };

/** The texts of the service, by resource. The outbox replaces `{link}` in a mail. */
export const {
  accountLinks: ACCOUNT_LINK_MESSAGES,
  accounts: ACCOUNT_MESSAGES,
  devices: DEVICE_MESSAGES,
  passwords: PASSWORD_MESSAGES,
  people: PEOPLE_MESSAGES,
  personalData: PERSONAL_DATA_MESSAGES,
  sessions: LOGIN_MESSAGES,
  smokeSessions: SMOKE_SESSION_MESSAGES,
} = defineMessages('auth', en, { de, it, ru, es });
