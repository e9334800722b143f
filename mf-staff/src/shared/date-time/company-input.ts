import { CLOCK, COMPANY_TIME_ZONE } from './company-time';

const MINUTE_MS = 60_000;

/** The short name of the company's zone at a time, which depends on the season: `EST`, in German `GMT-5`. */
export function companyZoneName(language: string, at: number): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: COMPANY_TIME_ZONE,
    timeZoneName: 'short',
  });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** `04 Mar 2026, 20:05 CET` on the clock of this computer; undefined where it shows the same as the company's. */
export function computerTime(language: string, at: number): string | undefined {
  if (-new Date(at).getTimezoneOffset() * MINUTE_MS === offsetAt(at)) return undefined;
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(language, { ...day, ...CLOCK }).format(at);
}

/** `2026-11-24 09:30:00` */
const WALL_CLOCK = new Intl.DateTimeFormat('sv', {
  timeZone: COMPANY_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The value of `<input type="datetime-local">` for a time: `2026-11-24T09:30` in New York. */
export function toCompanyInput(value: string | number): string {
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? '' : WALL_CLOCK.format(time).replace(' ', 'T').slice(0, 16);
}

/**
 * The time in UTC of an entered New York time; null for an incomplete one. A time that the change to summer time skips is
 * an hour later, of one that comes twice it is the first.
 */
export function fromCompanyInput(local: string): string | null {
  const entered = Date.parse(`${local}Z`);
  if (Number.isNaN(entered)) return null;
  const near = entered - offsetAt(entered);
  const time = entered - offsetAt(near);
  const isSkipped = offsetAt(time) !== offsetAt(near);
  return new Date(isSkipped ? Math.max(near, time) : time).toISOString();
}

/** Whether an entered New York time is still to come; an empty one is no mistake. */
export const isFutureInput = (local: string | undefined): boolean =>
  !local || Date.parse(fromCompanyInput(local) ?? '') > Date.now();

/** Milliseconds between New York's clock and UTC. */
const offsetAt = (time: number): number =>
  Date.parse(`${WALL_CLOCK.format(time).replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000;
