import { createHash } from 'node:crypto';
import type { Translatable } from './translatable.js';

/** Sixteen digits are enough: the hash reports changes, it protects nothing. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16);

/** Of what a translation cannot change: the blocks of a text, its emphasis and links. */
export const shapeHashOf = ({ shape, units }: Translatable): string =>
  hashOf([shape, units.map(({ codes }) => codes)]);

/** JSON with the keys in one order: PostgreSQL stores them in its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
