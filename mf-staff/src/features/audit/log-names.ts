/** The services that keep a log each. */
export const LOG_NAMES = ['auth', 'properties', 'content', 'listings'] as const;
export type LogName = (typeof LOG_NAMES)[number];
