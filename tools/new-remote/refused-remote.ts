/** Why there can be no such remote, with what to do. */
export class RefusedRemote extends Error {}
