/** The services behind the gateway. */
export const SERVICES = ['auth', 'content', 'listings', 'properties'] as const;

export type ServiceName = (typeof SERVICES)[number];

/** The services whose content employees edit. */
export const CONTENT_SERVICES = [
  'auth',
  'content',
  'listings',
  'properties',
] as const satisfies ServiceName[];
