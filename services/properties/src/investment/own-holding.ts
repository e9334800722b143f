import type { EntityManager } from 'typeorm';
import { fieldFault } from '../staff-kept/field-fault.js';
import { INVESTMENT_MESSAGES } from './investment-messages.js';
import { InvestorHolding } from './investor-holding.entity.js';

/** A holding that a form names. @throws ValidationError where it is not one of this investor's */
export async function ownHolding(
  manager: EntityManager,
  accountId: number,
  id: number,
): Promise<InvestorHolding> {
  // Not to be removed before what refers to it is there.
  const lock = { mode: 'for_key_share' } as const;
  const holding = await manager.findOne(InvestorHolding, { where: { id, accountId }, lock });
  if (!holding) throw fieldFault('holding_id', INVESTMENT_MESSAGES.otherHolding);
  return holding;
}
