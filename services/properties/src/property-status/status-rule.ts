import { currentLanguage, ValidationError, wordsOf } from '@phantom/service-kit';
import type { PropertyStatus } from '../current-property/property-status.js';
import { STATUS_MESSAGES } from './status-messages.js';

/** Where documents are missing: requests are made and files handed in there. */
export const MISSING_DOCUMENTS = 3;
export const COMPLETED = 8;

/** Documents are awaited until their property moves beyond Missing Documents: what is still awaited then is withdrawn. */
export const awaitsDocuments = (status: PropertyStatus): boolean => status <= MISSING_DOCUMENTS;

/**
 * Which step may follow which: any other one, forward and back, and out of Completed too, each time with a reason.
 * Banks change their minds, so that what is to be kept is why it went this way, and not that it went that way.
 */
export function checkMove(from: PropertyStatus, to: PropertyStatus): void {
  if (from !== to) return;
  throw new ValidationError({ status: [wordsOf(STATUS_MESSAGES.same, currentLanguage())] });
}
