/** The services behind the gateway. */
export const SERVICES = ['auth', 'content', 'listings', 'properties'] as const;

export type ServiceName = (typeof SERVICES)[number];
