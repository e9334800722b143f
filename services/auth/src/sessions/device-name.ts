import Bowser from 'bowser';
import type { Language } from '@phantom/service-kit';
import { DEVICE_MESSAGES } from '../common/messages.js';

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

/** A device in words, for example `Firefox on Windows`. */
export function deviceName({ browser, system }: Device, language: Language): string {
  if (browser && system) return DEVICE_MESSAGES.on(language, { browser, system });
  return browser ?? system ?? DEVICE_MESSAGES.unknown(language);
}
