/** `waiting` for a role; `invited`, and without a password yet. */
export const STATES = ['active', 'waiting', 'invited', 'blocked'] as const;

/** By which the list can be narrowed; `none` is who has no role. */
export const TYPES = ['admin', 'Investor', 'none'] as const;
