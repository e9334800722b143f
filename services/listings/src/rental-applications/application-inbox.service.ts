import { Injectable } from '@nestjs/common';
import { ConflictError, NotFoundError, StaleError, type TokenUser } from '@phantom/service-kit';
import { appendAuditEntry } from '@phantom/service-kit/audit';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { RENTAL_APPLICATION_MESSAGES as MESSAGES } from '../common/messages.js';
import { RentalApplication } from './application.entity.js';
import type {
  ApplicationEntryDto,
  ApplicationListDto,
  ApplicationQueryDto,
  ApplicationReviewDto,
  ReviewedApplicationAnswerDto,
  ReviewedApplicationDto,
} from './application-inbox.dto.js';
import { ApplicationMails } from './application-mails.service.js';
import { ApplicationPapers, type OpenedPaper } from './application-papers.service.js';
import { toFields, toHomeDto } from './application.mapper.js';
import { nextStates, REVIEW_STATES, type ReviewState } from './application-states.js';

/** What employees do with the applications that were sent. They do not see drafts. */
@Injectable()
export class ApplicationInbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: ApplicationMails,
    private readonly papers: ApplicationPapers,
  ) {}

  async list({ state, before, limit }: ApplicationQueryDto): Promise<ApplicationListDto> {
    const rows = this.dataSource.manager
      .createQueryBuilder(RentalApplication, 'application')
      .innerJoinAndSelect('application.listing', 'listing')
      .where('application.submittedAt IS NOT NULL')
      .orderBy('application.submittedAt', 'DESC')
      .addOrderBy('application.id', 'DESC')
      .limit(limit + 1);
    if (state) rows.andWhere('application.state = :state', { state });
    if (before !== undefined) {
      const mark = 'SELECT submitted_at, id FROM rental_application WHERE id = :before';
      rows.andWhere(`(application.submittedAt, application.id) < (${mark})`, { before });
    }
    const found = await rows.getMany();
    return {
      error: 0,
      list: found.slice(0, limit).map(toEntry),
      more: found.length > limit,
    };
  }

  async single(id: number): Promise<ReviewedApplicationAnswerDto> {
    const { manager } = this.dataSource;
    return answer(manager, await findSent(manager, id));
  }

  /** @throws StaleError where the change was made from another version */
  change(
    id: number,
    { version, state, note }: ApplicationReviewDto,
    user: TokenUser,
  ): Promise<ReviewedApplicationAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const application = await findSent(manager, id, { isLocked: true });
      if (application.version !== version)
        throw new StaleError(await toReviewed(manager, application));
      if (state !== undefined) await this.move(manager, application, state, user);
      if (note !== undefined && note !== (application.note ?? '')) {
        application.note = note || null;
        await append(manager, user, 'noted', id);
      }
      await manager.save(application);
      return answer(manager, application);
    });
  }

  private async move(
    manager: EntityManager,
    application: RentalApplication,
    state: ReviewState,
    user: TokenUser,
  ): Promise<void> {
    const { id, state: from } = application;
    if (from === state) return;
    if (!nextStates(from).includes(state)) throw new ConflictError(MESSAGES.notReviewed);
    application.state = state;
    await this.mails.tellApplicant(manager, state, application);
    const details = { changes: [{ field: 'state', from, to: state }] };
    await append(manager, user, 'state', id, details);
  }

  async openPaper(id: number, paperId: number): Promise<OpenedPaper> {
    await findSent(this.dataSource.manager, id);
    return this.papers.open(id, paperId);
  }
}

async function findSent(
  manager: EntityManager,
  id: number,
  { isLocked = false } = {},
): Promise<RentalApplication> {
  const application = await manager.findOne(RentalApplication, {
    where: { id, submittedAt: Not(IsNull()) },
    lock: isLocked ? { mode: 'pessimistic_write' } : undefined,
  });
  if (!application) throw new NotFoundError();
  return application;
}

type Details = Parameters<typeof appendAuditEntry>[1]['details'];

const append = (
  manager: EntityManager,
  { id: actorId }: TokenUser,
  action: 'state' | 'noted',
  id: number,
  details?: Details,
): Promise<void> =>
  appendAuditEntry(manager, {
    ...{ actorId, action, details },
    record: { type: 'rental-application', id },
  });

const toEntry = (application: RentalApplication): ApplicationEntryDto => {
  const { id, state, name, moveIn, submittedAt, listing } = application;
  return {
    ...{ id, state, name, move_in: moveIn, home: toHomeDto(listing) },
    submitted_at: submittedAt?.toISOString() ?? '',
  };
};

async function toReviewed(
  manager: EntityManager,
  application: RentalApplication,
): Promise<ReviewedApplicationDto> {
  const { version, lang, note, state } = application;
  return {
    ...(await toFields(manager, application)),
    ...{ version, lang, note },
    next_states: REVIEW_STATES.filter((each) => nextStates(state).includes(each)),
  };
}

const answer = async (
  manager: EntityManager,
  application: RentalApplication,
): Promise<ReviewedApplicationAnswerDto> => ({
  error: 0,
  list: [await toReviewed(manager, application)],
});
