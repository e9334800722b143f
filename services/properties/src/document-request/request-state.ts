/** How it stands with a document that was requested. */
export const REQUEST_STATES = ['open', 'received', 'rejected', 'withdrawn'] as const;

export type RequestState = (typeof REQUEST_STATES)[number];

/** Still to come: nothing came yet, or what came will not do. */
export const AWAITED: readonly RequestState[] = ['open', 'rejected'];
