import type { BodyTarget } from '../../common/api-route.js';
import type { ServiceName } from '../../config/services.js';

/** The service that a body belongs to. What is no JSON object holds no field. */
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
