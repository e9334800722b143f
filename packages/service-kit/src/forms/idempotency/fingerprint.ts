import { createHash } from 'node:crypto';

/** SHA-256 of a flat form: the same for the same fields, in whatever order they came. */
export function fingerprintOf(form: object): Buffer {
  const fields = Object.entries(form)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}
