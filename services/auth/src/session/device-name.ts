import Bowser from 'bowser';
import { type Language, type Message, wordsOf } from '@phantom/service-kit';

/** What a browser says of itself, in the words that people use for it; null where it says nothing known. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** Characters, as the columns take them. */
const LONGEST = 60;

export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}

const nameOf = (name: string | undefined): string | null => name?.slice(0, LONGEST) || null;

const ON: Message = {
  en: '{browser} on {system}',
  de: '{browser} unter {system}',
  it: '{browser} su {system}',
  ru: '{browser}, {system}',
  es: '{browser} en {system}',
};

const UNKNOWN: Message = {
  en: 'Unknown device',
  de: 'Unbekanntes Gerät',
  it: 'Dispositivo sconosciuto',
  ru: 'Неизвестное устройство',
  es: 'Dispositivo desconocido',
};

/** Which device it was, for the person whose it is: `Firefox on Windows`. */
export function deviceName({ browser, system }: Device, language: Language): string {
  if (browser && system) return wordsOf(ON, language, { browser, system });
  return browser ?? system ?? wordsOf(UNKNOWN, language);
}
