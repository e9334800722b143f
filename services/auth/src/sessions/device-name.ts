import Bowser from 'bowser';
import { type Language, type Message, textOf } from '@phantom/service-kit';

/** The browser and the operating system of a user agent; null when they are unknown. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The length of the database columns. */
const MAX_LENGTH = 60;

export function parseUserAgent(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return { browser: shortened(browser.name), system: shortened(os.name) };
}

const shortened = (name: string | undefined): string | null => name?.slice(0, MAX_LENGTH) || null;

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

/** A device in words, for example `Firefox on Windows`. */
export function deviceName({ browser, system }: Device, language: Language): string {
  if (browser && system) return textOf(ON, language, { browser, system });
  return browser ?? system ?? textOf(UNKNOWN, language);
}
