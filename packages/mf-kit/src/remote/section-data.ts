import type { HydrationState } from 'react-router-dom';
import { ApiError, type FieldErrors } from '../api/api-error';

/** What the server's router had loaded when it drew a section, as it travels to the browser. */
export interface SectionData {
  loaderData: Record<string, unknown>;
  /** By the route whose loader failed. */
  errors: Record<string, SectionError> | null;
}

/** A failure that the page itself shows: a refused call, or an answer that a loader threw. */
export type SectionError =
  | { kind: 'api'; message: string; status: number; errors: FieldErrors; requestId?: string }
  | { kind: 'response'; status: number; statusText: string; data: unknown };

/** The state that a browser's router goes on from. */
export function hydrationState({ loaderData, errors }: SectionData): HydrationState {
  if (!errors) return { loaderData };
  const revived = Object.entries(errors).map(([route, error]) => [route, revive(error)] as const);
  return { loaderData, errors: Object.fromEntries(revived) };
}

function revive(error: SectionError): unknown {
  if (error.kind === 'response') {
    const { status, statusText, data } = error;
    // What `isRouteErrorResponse` tells an answer by.
    return { status, statusText, data, internal: false };
  }
  return new ApiError(error.message, error.status, error.errors, error.requestId);
}
