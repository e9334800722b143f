const MINUTE_MS = 60_000;

/**
 * The time of day, in the visitor's own zone, at which a wait is surely over: rounded up to the minute.
 *
 * @param seconds how long the server asks to wait
 */
export const retryTime = (seconds: number, language: string, now = Date.now()): string => {
  const end = Math.ceil((now + seconds * 1000) / MINUTE_MS) * MINUTE_MS;
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(end);
};
