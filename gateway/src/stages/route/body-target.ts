import type { BodyTarget } from '../../common/api-route.js';
import type { ServiceName } from '../../config/services.js';

/** The service for a body. A body that is not a JSON object has none of the fields. */
export const targetByBody = (choice: BodyTarget, body: Buffer): ServiceName => {
  try {
    const value = Object(JSON.parse(body.toString('utf8'))) as object;
    const isPresent = choice.fields.some((field) => Object.hasOwn(value, field));
    return isPresent ? choice.present : choice.absent;
  } catch {
    return choice.absent;
  }
};
