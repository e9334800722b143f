import type { EntityManager } from 'typeorm';
import { Project } from '../portfolio/project.entity.js';
import { fieldFault } from '../staff-kept/field-fault.js';
import { centsOf } from './amount.js';
import { INVESTMENT_MESSAGES } from './investment-messages.js';
import type { InvestorHolding } from './investor-holding.entity.js';

/** @throws ValidationError of `contributed` or `project_id` */
export async function checkHolding(
  manager: EntityManager,
  { contributed, committed, projectId }: InvestorHolding,
): Promise<void> {
  if (centsOf(contributed) > centsOf(committed)) {
    throw fieldFault('contributed', INVESTMENT_MESSAGES.aboveCommitted);
  }
  if (projectId && !(await manager.existsBy(Project, { id: projectId }))) {
    throw fieldFault('project_id', INVESTMENT_MESSAGES.project);
  }
}
