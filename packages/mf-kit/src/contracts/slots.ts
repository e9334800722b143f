/**
 * What a page passes to what another remote offers for a slot, by the slot's name. Whoever changes an entry hears from
 * the compiler of each remote that offers the slot or has a place for it.
 */
export interface SlotContracts {
  /** Homes for sale, the newest first. */
  'newest-homes': {
    /** Left out, homes of all of them. */
    borough?: 'bronx' | 'brooklyn' | 'manhattan' | 'queens';
    limit: number;
  };
}

/** A slot that remotes may offer. */
export type SlotName = keyof SlotContracts;
