import { ConflictError } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { VIEWING_MESSAGES } from '../common/messages.js';
import { openSlots, ViewingSlot } from '../listings/viewing-slot.entity.js';
import type { AgentsById, ViewingAgent } from './viewing-agents.service.js';
import type { ViewingAgentDto, ViewingSlotDto } from './viewing.dto.js';
import type { Viewing } from './viewing.entity.js';

const MINUTE = 60_000;

/** Gives an open slot to a viewing, by one statement: of several visitors one gets it. @throws ConflictError for the others */
export async function takeSlot(
  manager: EntityManager,
  slotId: number,
  { id: viewingId }: Viewing,
): Promise<void> {
  const { affected } = await manager.update(
    ViewingSlot,
    { id: slotId, ...openSlots() },
    { viewingId },
  );
  if (affected !== 1) throw new ConflictError(VIEWING_MESSAGES.taken);
}

/** What a viewing has of its slot. */
export const agreedOf = ({ listingId, agentId, startsAt, minutes }: ViewingSlot) => ({
  ...{ listingId, agentId, startsAt, minutes },
});

/** The times of a slot or of a viewing, as the calls have them. */
export const timesOf = ({ startsAt, minutes }: Pick<Viewing, 'startsAt' | 'minutes'>) => ({
  starts_at: startsAt.toISOString(),
  ends_at: new Date(startsAt.getTime() + minutes * MINUTE).toISOString(),
});

/** Null where nobody is named, and while the agent is not published. */
export function agentOf(
  { agentId }: Pick<Viewing, 'agentId'>,
  agents: AgentsById,
): ViewingAgent | null {
  return (agentId !== null && agents.get(agentId)) || null;
}

export function toAgentDto(agent: ViewingAgent | null): ViewingAgentDto | null {
  return agent && { id: agent.number, name: agent.name, phone: agent.phone };
}

export const toSlotDto = (slot: ViewingSlot, agents: AgentsById): ViewingSlotDto => ({
  id: slot.id,
  ...timesOf(slot),
  agent: toAgentDto(agentOf(slot, agents)),
});
