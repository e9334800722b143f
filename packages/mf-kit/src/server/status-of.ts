import type { StaticHandlerContext } from 'react-router-dom';
import { ApiError } from '../api/api-error';

/** What a page is answered with: a call that found nothing makes it a 404, one that failed a 503. */
export function statusOf({ errors, statusCode }: StaticHandlerContext): number {
  const failures = Object.values(errors ?? {}).filter((error) => error instanceof ApiError);
  if (failures.length === 0) return statusCode;
  return failures.every(({ status }) => status === 404) ? 404 : 503;
}
