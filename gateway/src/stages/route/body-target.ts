import type { BodyTarget } from '../../common/api-route.js';
import type { ServiceName } from '../../config/services.js';

/** The service for a body. A body that is not a JSON object has none of the fields. */
export const targetByBody = (choice: BodyTarget, body: Buffer): ServiceName => {
  const value = parsed(body);
  const isPresent =
    typeof value === 'object' &&
    value !== null &&
    choice.fields.some((field) => Object.hasOwn(value, field));
  return isPresent ? choice.present : choice.absent;
};

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};
