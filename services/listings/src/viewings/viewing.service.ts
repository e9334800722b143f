import { Injectable } from '@nestjs/common';
import { type Delivery, FormIntake, type Notice, type Receipt } from '@phantom/outbox';
import { ConflictError, currentLanguage, fieldError, type MessageDto } from '@phantom/service-kit';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { homeName } from '../common/home-name.js';
import { VIEWING_MESSAGES as MESSAGES } from '../common/messages.js';
import { isOnMarket, Listing } from '../listings/listing.entity.js';
import { openSlots, ViewingSlot } from '../listings/viewing-slot.entity.js';
import { type AgentsById, ViewingAgents } from './viewing-agents.service.js';
import { viewingOfToken } from './viewing-link.js';
import { ViewingMails } from './viewing-mails.service.js';
import { agentOf, agreedOf, takeSlot, timesOf, toAgentDto, toSlotDto } from './viewing-slots.js';
import type {
  OwnViewingAnswerDto,
  ViewingFormDto,
  ViewingMoveDto,
  ViewingSlotDto,
  ViewingSlotListDto,
} from './viewing.dto.js';
import { Viewing } from './viewing.entity.js';

/** Viewings to come of one address: nobody fills the calendar of an agent. */
const MOST_VIEWINGS = 5;

/** What visitors do. */
@Injectable()
export class ViewingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly intake: FormIntake,
    private readonly agents: ViewingAgents,
    private readonly mails: ViewingMails,
  ) {}

  /** The times at which a home can be seen. A home that is off the market has none. */
  async slots(listingId: number): Promise<ViewingSlotListDto> {
    const agents = await this.agents.read();
    return { error: 0, list: await slotsOf(this.dataSource.manager, listingId, agents) };
  }

  async book(form: ViewingFormDto, delivery: Delivery): Promise<MessageDto> {
    const agents = await this.agents.read();
    return this.intake.save(form, delivery, {
      scope: 'viewing',
      thanks: MESSAGES.thanks,
      store: (manager, receipt) => this.store(manager, form, receipt, agents),
    });
  }

  private async store(
    manager: EntityManager,
    form: ViewingFormDto,
    { lang, spamSign }: Receipt,
    agents: AgentsById,
  ): Promise<Notice | undefined> {
    // A form that was sent fast is one that the browser filled in.
    if (spamSign === 'honeypot') return undefined;
    const email = form.email.toLowerCase();
    const slot = await manager.findOneBy(ViewingSlot, { id: form.slot_id, ...openSlots() });
    if (!slot || !(await isShown(manager, slot))) throw new ConflictError(MESSAGES.taken);
    const booked = { email, state: 'booked' as const, startsAt: MoreThan(new Date()) };
    if ((await manager.countBy(Viewing, booked)) >= MOST_VIEWINGS)
      throw fieldError('email', MESSAGES.tooMany, { limit: MOST_VIEWINGS });
    const viewing = await manager.save(Viewing, {
      ...agreedOf(slot),
      ...{ state: 'booked' as const, sequence: 0, name: form.name },
      ...{ email, phone: form.phone ?? null, lang },
    });
    await takeSlot(manager, slot.id, viewing);
    await this.mails.tellVisitor(manager, 'booked', viewing, agents);
    return this.mails.noticeOf(manager, 'booked', viewing);
  }

  async own(token: string): Promise<OwnViewingAnswerDto> {
    const agents = await this.agents.read();
    const { manager } = this.dataSource;
    return ownViewing(manager, await viewingOfToken(manager, token), agents);
  }

  /** Moves the viewing to another open slot of the home. Moved to its own slot, it stays as it is. */
  move({ token, slot_id: slotId }: ViewingMoveDto): Promise<OwnViewingAnswerDto> {
    return this.change(token, async (manager, viewing, agents) => {
      const slots = await lockSlots(manager, slotId, viewing);
      const [chosen, own] = [
        slots.find(({ id }) => id === slotId),
        slots.find(({ viewingId }) => viewingId === viewing.id),
      ];
      if (chosen && chosen === own) return;
      if (chosen?.listingId !== viewing.listingId) throw new ConflictError(MESSAGES.taken);
      if (own) await manager.update(ViewingSlot, own.id, { viewingId: null });
      await takeSlot(manager, slotId, viewing);
      Object.assign(viewing, agreedOf(chosen), { sequence: viewing.sequence + 1 });
      await manager.save(viewing);
      await this.mails.tellVisitor(manager, 'moved', viewing, agents);
      await this.mails.tellStaff(manager, 'moved', viewing);
    });
  }

  /** Cancels the viewing, and opens its slot for others. */
  cancel(token: string): Promise<OwnViewingAnswerDto> {
    return this.change(token, async (manager, viewing, agents) => {
      await manager.update(ViewingSlot, { viewingId: viewing.id }, { viewingId: null });
      Object.assign(viewing, { state: 'cancelled', sequence: viewing.sequence + 1 });
      await manager.save(viewing);
      await this.mails.tellVisitor(manager, 'cancelled', viewing, agents);
      await this.mails.tellStaff(manager, 'cancelled', viewing);
    });
  }

  /** @throws ConflictError for a viewing that has begun or was cancelled */
  private async change(
    token: string,
    work: (manager: EntityManager, viewing: Viewing, agents: AgentsById) => Promise<void>,
  ): Promise<OwnViewingAnswerDto> {
    const agents = await this.agents.read();
    return this.dataSource.transaction(async (manager) => {
      const viewing = await viewingOfToken(manager, token, { isLocked: true });
      if (viewing.state === 'cancelled' || viewing.startsAt <= new Date())
        throw new ConflictError(MESSAGES.over);
      await work(manager, viewing, agents);
      return ownViewing(manager, viewing, agents);
    });
  }
}

/** The slot of a viewing and the chosen one, locked in the same order by everybody: two visitors may exchange theirs. */
const lockSlots = (
  manager: EntityManager,
  slotId: number,
  { id: viewingId }: Viewing,
): Promise<ViewingSlot[]> =>
  manager.find(ViewingSlot, {
    where: [{ viewingId }, { id: slotId }],
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });

async function isShown(manager: EntityManager, { listingId: id }: ViewingSlot): Promise<boolean> {
  const listing = await manager.findOneBy(Listing, { id });
  return listing !== null && isOnMarket(listing);
}

async function slotsOf(
  manager: EntityManager,
  listingId: number,
  agents: AgentsById,
): Promise<ViewingSlotDto[]> {
  const slots = await manager.find(ViewingSlot, {
    where: { listingId, ...openSlots() },
    order: { startsAt: 'ASC' },
  });
  const [slot] = slots;
  const isHomeShown = slot !== undefined && (await isShown(manager, slot));
  return isHomeShown ? slots.map((each) => toSlotDto(each, agents)) : [];
}

async function ownViewing(
  manager: EntityManager,
  viewing: Viewing,
  agents: AgentsById,
): Promise<OwnViewingAnswerDto> {
  const { id, listingId, state } = viewing;
  const listing = await manager.findOneByOrFail(Listing, { id: listingId });
  const own = {
    ...{ id, listing_id: listingId, state, ...timesOf(viewing) },
    home: homeName(listing, currentLanguage()),
    agent: toAgentDto(agentOf(viewing, agents)),
    slots: await slotsOf(manager, listingId, agents),
  };
  return { error: 0, list: [own] };
}
