/**
 * Sessions that were ended while access tokens of them may still have time left. A process that knows of them provides it for all
 * its modules; in one that does not, a token is taken until its end.
 */
export abstract class EndedSessions {
  /** @param session as the claim `sid` of a token names it */
  abstract has(session: string): boolean | Promise<boolean>;
}
