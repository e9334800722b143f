import { Injectable } from '@nestjs/common';
import {
  companyDay,
  ConflictError,
  currentLanguage,
  fieldError,
  FALLBACK_LANGUAGE,
  NotFoundError,
  type OkDto,
  type TokenUser,
} from '@phantom/service-kit';
import { appendAuditEntry, type NewAuditEntry } from '@phantom/service-kit/audit';
import { Between, DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { homeName } from '../common/home-name.js';
import { VIEWING_MESSAGES as MESSAGES } from '../common/messages.js';
import { newYorkTime } from '../common/new-york-time.js';
import { findListing } from '../listings/find-listing.js';
import { Listing } from '../listings/listing.entity.js';
import { ViewingSlot } from '../listings/viewing-slot.entity.js';
import { OwnHomes } from '../own-listings/own-homes.service.js';
import { startOfDay } from '../search/search.mapper.js';
import { type AgentsById, ViewingAgents } from './viewing-agents.service.js';
import type {
  CalendarAgentDto,
  CalendarSlotDto,
  NewViewingSlotsDto,
  ViewingCalendarDto,
} from './viewing-calendar.dto.js';
import { insertSlots } from './insert-slots.js';
import { ViewingMails } from './viewing-mails.service.js';
import { agentOf, timesOf } from './viewing-slots.js';
import { Viewing } from './viewing.entity.js';

/** Days that the calendar shows. */
const WEEK = 7;

/** What employees do with the slots of all homes. */
@Injectable()
export class ViewingCalendar {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownHomes: OwnHomes,
    private readonly agents: ViewingAgents,
    private readonly mails: ViewingMails,
  ) {}

  async week(from = companyDay()): Promise<ViewingCalendarDto> {
    const agents = await this.agents.read();
    const slots = await this.dataSource.manager.find(ViewingSlot, {
      // `Between` includes its end.
      where: {
        startsAt: Between(new Date(startOfDay(from)), new Date(startOfDay(from, WEEK) - 1)),
      },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
    return this.answer(this.dataSource.manager, slots, agents);
  }

  /** Opens one slot or a series, and answers those that were opened. Those that overlap with others are left out. */
  async open(form: NewViewingSlotsDto, user: TokenUser): Promise<ViewingCalendarDto> {
    const agents = await this.agents.read();
    const listing = await findListing(this.dataSource.manager, form.home, 'all');
    const agentId = form.agent_id ?? (await this.agentIdOf(listing));
    if (agentId !== null && !agents.has(agentId)) throw new NotFoundError();
    return this.dataSource.transaction(async (manager) => {
      const ids = await insertSlots(manager, { listingId: listing.id, agentId, ...form });
      if (ids.length === 0) throw fieldError('from', MESSAGES.noSlot);
      const slots = await manager.find(ViewingSlot, {
        where: { id: In(ids) },
        order: { startsAt: 'ASC' },
      });
      for (const slot of slots) {
        const record = { type: 'viewing-slot' as const, id: slot.id };
        await append(manager, user, { action: 'added', record }, slot, listing);
      }
      return this.answer(manager, slots, agents);
    });
  }

  /** The agent of an own home. */
  private async agentIdOf({ id }: Listing): Promise<number | null> {
    const homes = await this.ownHomes.byListingId([id]);
    return homes.get(id)?.values.agent ?? null;
  }

  /** @throws ConflictError for a slot that somebody has booked */
  async remove(id: number, user: TokenUser): Promise<OkDto> {
    await this.dataSource.transaction(async (manager) => {
      const slot = await findSlot(manager, id);
      const { affected } = await manager.delete(ViewingSlot, { id, viewingId: IsNull() });
      if (affected !== 1) throw new ConflictError(MESSAGES.isBooked);
      const record = { type: 'viewing-slot' as const, id };
      await append(manager, user, { action: 'removed', record }, slot);
    });
    return { error: 0 };
  }

  /** Cancels the viewing of a slot and removes the slot: the agent has no time. The visitor is told. */
  async cancel(id: number, user: TokenUser): Promise<OkDto> {
    const agents = await this.agents.read();
    await this.dataSource.transaction(async (manager) => {
      const slot = await findSlot(manager, id);
      const viewing = await lockViewing(manager, slot);
      if (!viewing) throw new ConflictError(MESSAGES.notBooked);
      const { affected } = await manager.delete(ViewingSlot, { id, viewingId: viewing.id });
      if (affected !== 1) throw new ConflictError(MESSAGES.notBooked);
      Object.assign(viewing, { state: 'cancelled', sequence: viewing.sequence + 1 });
      await manager.save(viewing);
      await this.mails.tellVisitor(manager, 'withdrawn', viewing, agents);
      const record = { type: 'viewing' as const, id: viewing.id };
      await append(manager, user, { action: 'cancelled', record }, slot);
    });
    return { error: 0 };
  }

  private async answer(
    manager: EntityManager,
    slots: ViewingSlot[],
    agents: AgentsById,
  ): Promise<ViewingCalendarDto> {
    const homes = await byId(
      manager,
      Listing,
      slots.map(({ listingId }) => listingId),
    );
    const viewings = await byId(
      manager,
      Viewing,
      slots.map(({ viewingId }) => viewingId),
    );
    return {
      error: 0,
      list: slots.map((slot) => toCalendarSlot(slot, { homes, viewings, agents })),
      agents: [...agents.values()].map(({ entryId: id, name }) => ({ id, name })),
    };
  }
}

async function findSlot(manager: EntityManager, id: number): Promise<ViewingSlot> {
  const slot = await manager.findOneBy(ViewingSlot, { id });
  if (!slot) throw new NotFoundError();
  return slot;
}

/** Null for an open slot. Like the visitor's own changes it locks the viewing before its slot. */
const lockViewing = (
  manager: EntityManager,
  { viewingId }: ViewingSlot,
): Promise<Viewing | null> | null =>
  viewingId === null
    ? null
    : manager.findOne(Viewing, {
        where: { id: viewingId },
        lock: { mode: 'pessimistic_write' },
      });

async function append(
  manager: EntityManager,
  { id: actorId }: TokenUser,
  entry: Pick<NewAuditEntry, 'action' | 'record'>,
  { listingId, startsAt }: ViewingSlot,
  listing?: Listing,
): Promise<void> {
  const home = listing ?? (await manager.findOneByOrFail(Listing, { id: listingId }));
  const title = `${homeName(home)}, ${newYorkTime(startsAt, FALLBACK_LANGUAGE)}`;
  await appendAuditEntry(manager, { actorId, ...entry, details: { title } });
}

async function byId<Row extends { id: number }>(
  manager: EntityManager,
  entity: new () => Row,
  ids: readonly (number | null)[],
): Promise<Map<number, Row>> {
  const rows = await manager.findBy<{ id: number }>(entity, {
    id: In(ids.filter((id) => id !== null)),
  });
  return new Map((rows as Row[]).map((row) => [row.id, row]));
}

interface SlotParts {
  homes: ReadonlyMap<number, Listing>;
  viewings: ReadonlyMap<number, Viewing>;
  agents: AgentsById;
}

function toCalendarSlot(
  slot: ViewingSlot,
  { homes, viewings, agents }: SlotParts,
): CalendarSlotDto {
  const { id, listingId, viewingId } = slot;
  const agent = agentOf(slot, agents);
  const home = homes.get(listingId);
  const viewing = viewingId === null ? undefined : viewings.get(viewingId);
  return {
    ...{ id, listing_id: listingId, ...timesOf(slot) },
    home: home ? homeName(home, currentLanguage()) : '',
    agent: agent && toCalendarAgent(agent.entryId, agent.name),
    viewing: viewing ? toCalendarViewing(viewing) : null,
  };
}

const toCalendarAgent = (id: number, name: string): CalendarAgentDto => ({ id, name });

const toCalendarViewing = ({ id, name, email, phone, lang }: Viewing) => ({
  ...{ id, name, email, phone, lang },
});
