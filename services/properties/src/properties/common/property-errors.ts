import type { StaleError, TokenUser } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';

/** The 409 of a property. It holds the property with all its parts, which this folder does not know: `PropertyService` makes it. */
export abstract class PropertyErrors {
  /** The 409 for a change of the property that was made from an older version. */
  abstract staleError(manager: EntityManager, id: number, user: TokenUser): Promise<StaleError>;
}
