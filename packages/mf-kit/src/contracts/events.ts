/** What one remote tells all others, by the event's name. It is told, not kept: a page asks for nothing this way. */
export interface EventContracts {
  /** Also told by a page that has just found out how many there are. */
  'favourites-changed': { count: number };
}

/** An event that remotes tell each other of. */
export type EventName = keyof EventContracts;
