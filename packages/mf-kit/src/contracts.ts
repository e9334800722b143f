/** The properties of each slot. A remote that does not fit a change here does not compile. */
export interface SlotContracts {
  /** Homes for sale, the newest first. */
  'newest-homes': {
    /** Left out: all boroughs. */
    borough?: 'bronx' | 'brooklyn' | 'manhattan' | 'queens';
    limit: number;
  };
  /** A field that searches for homes, with suggestions of places. */
  'home-search': {
    listingType: 'sales' | 'rentals';
  };
}

export type SlotName = keyof SlotContracts;

/** The detail of each event between remotes. Events are not stored: nobody can ask for a past one. */
export interface EventContracts {
  /** Also sent by a page that has just read the number. */
  'favourites-changed': { count: number };
}

export type EventName = keyof EventContracts;
