/** The value of `<input type="datetime-local">` for a time in UTC: `2026-11-24T09:30`. */
export function toLocalInput(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The time in UTC of an entered local time; null for an incomplete one. */
export function toUtc(local: string): string | null {
  const time = new Date(local);
  return local === '' || Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** The time zone of the browser, as people call it: "Eastern Standard Time". */
export function timeZoneName(language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZoneName: 'long' });
  const name = format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
