/** What places an enquiry among all others: `2026-11-20T15:04:05.678Z_contact_12`. */
interface Placed {
  key: string;
}

/** Negative where the first stands before the second: the newest come first, then kinds and ids, the last first. */
export const byNewest = ({ key: one }: Placed, { key: other }: Placed): number => {
  const [at1 = '', kind1 = '', id1] = one.split('_');
  const [at2 = '', kind2 = '', id2] = other.split('_');
  if (at1 !== at2) return at1 > at2 ? -1 : 1;
  if (kind1 !== kind2) return kind1 > kind2 ? -1 : 1;
  return Number(id2) - Number(id1);
};

/** A page of one service. */
export interface Part<Row> {
  list: Row[];
  /** There is more of it in the direction that was asked for. */
  more: boolean;
}

/**
 * One page of what several services have, each asked for as many.
 *
 * @param isUpward asked for what came after a mark: the page is the end of it
 */
export const mergePages = <Row extends Placed>(
  parts: Part<Row>[],
  limit: number,
  isUpward: boolean,
): Part<Row> => {
  const all = parts.flatMap(({ list }) => list).sort(byNewest);
  const more = all.length > limit || parts.some((part) => part.more);
  return { list: isUpward ? all.slice(-limit) : all.slice(0, limit), more };
};
