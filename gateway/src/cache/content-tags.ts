import type { ServiceName } from '../config/services.js';

/** A value that shows content of unknown types. As `ALL_CONTENT` of service-kit, which is too large for a render worker. */
const ALL = '*';

/**
 * The tags of a value that was made from a response of a service.
 *
 * @param types the header `X-Content-Types` of the response: content types, and single entries as `#17`. A service without
 *   content does not send it.
 */
export const tagsOfResponse = (service: ServiceName, types: string = ALL): string[] => [
  service,
  ...types.split(',').map((type) => `${service}/${type}`),
];

/**
 * The tags of the values that a change makes outdated.
 *
 * @param types the content types and entries that the change touches; without them it may touch everything of the service
 */
export const tagsOfChange = (service: ServiceName, types?: readonly string[]): string[] =>
  types ? [ALL, ...types].map((type) => `${service}/${type}`) : [service];
