import {
  type HydrationState,
  isRouteErrorResponse,
  type StaticHandlerContext,
} from 'react-router-dom';
import { ApiError, type FieldErrors } from '../api/unwrap';

/** What the server's router loaded for a section, as it is sent to the browser. */
export interface SectionData {
  loaderData: Record<string, unknown>;
  /** By route id. */
  errors: Record<string, SectionError> | null;
}

/** An error that the page itself shows: a refused call, or a response that a loader threw. */
export type SectionError =
  | { kind: 'api'; message: string; status: number; errors: FieldErrors; requestId?: string }
  | { kind: 'response'; status: number; statusText: string; data: unknown };

/** The initial state of the browser's router. */
export function hydrationState({ loaderData, errors }: SectionData): HydrationState {
  if (!errors) return { loaderData };
  const revived = Object.entries(errors).map(([route, error]) => [route, revive(error)] as const);
  return { loaderData, errors: Object.fromEntries(revived) };
}

function revive(error: SectionError): unknown {
  if (error.kind === 'response') {
    const { status, statusText, data } = error;
    // The properties by which `isRouteErrorResponse` recognises a response.
    return { status, statusText, data, internal: false };
  }
  return new ApiError(error.message, error.status, error.errors, error.requestId);
}

/** @throws the error itself when it is one that no page shows */
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
