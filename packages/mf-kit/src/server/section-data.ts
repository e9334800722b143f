import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { ApiError } from '../api/api-error';
import type { SectionData, SectionError } from '../remote/section-data';

/**
 * What the browser's router goes on from.
 * @throws the error itself where it is one that no page is meant to show
 */
export function sectionData({ loaderData, errors }: StaticHandlerContext): SectionData {
  if (!errors) return { loaderData, errors: null };
  const written = Object.entries(errors).map(([route, error]) => [route, write(error)] as const);
  return { loaderData, errors: Object.fromEntries(written) };
}

function write(error: unknown): SectionError {
  if (error instanceof ApiError) {
    const { message, status, errors, requestId } = error;
    return { kind: 'api', message, status, errors, requestId };
  }
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error;
    return { kind: 'response', status, statusText, data };
  }
  throw error;
}
