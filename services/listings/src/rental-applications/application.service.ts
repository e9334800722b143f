import { Injectable } from '@nestjs/common';
import { type Delivery, FormIntake, type Notice, type Receipt } from '@phantom/outbox';
import {
  companyDay,
  ConflictError,
  fieldError,
  ForbiddenError,
  GoneError,
  type MessageDto,
  UnprocessableError,
} from '@phantom/service-kit';
import { DataSource, type EntityManager, In } from 'typeorm';
import { LISTING_MESSAGES, RENTAL_APPLICATION_MESSAGES as MESSAGES } from '../common/messages.js';
import { ListingsConfig } from '../config/listings.config.js';
import { Listing } from '../listings/listing.entity.js';
import type {
  ApplicantDto,
  ApplicantIncomeDto,
  NewApplicationDto,
  OwnApplicationAnswerDto,
  SubmissionDto,
} from './application.dto.js';
import { ApplicationPaper, RentalApplication } from './application.entity.js';
import {
  applicationOfToken,
  checkDraft,
  type HeldApplication,
  lockApplication,
  storeApplicationLink,
} from './application-link.js';
import { ApplicationMails } from './application-mails.service.js';
import { isOffered, toFields } from './application.mapper.js';
import { isWithdrawable, OPEN_STATES } from './application-states.js';

/** Open applications of one address: nobody fills its mailbox. */
const MOST_OPEN = 5;

/** Mails with a link that an applicant may ask for. */
const MOST_LINKS = 5;

/** What applicants do. */
@Injectable()
export class ApplicationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly intake: FormIntake,
    private readonly mails: ApplicationMails,
    private readonly config: ListingsConfig,
  ) {}

  begin(form: NewApplicationDto, delivery: Delivery): Promise<MessageDto> {
    checkMoveIn(form.move_in);
    return this.intake.save(form, delivery, {
      scope: 'rental-application',
      thanks: MESSAGES.thanks,
      store: (manager, receipt) => this.store(manager, form, receipt),
    });
  }

  /** Employees get no notice of a draft. */
  private async store(
    manager: EntityManager,
    form: NewApplicationDto,
    { lang, spamSign }: Receipt,
  ): Promise<Notice | undefined> {
    // A form that was sent fast is one that the browser filled in.
    if (spamSign === 'honeypot') return undefined;
    const email = form.email.toLowerCase();
    await checkOffered(manager, form.listing_id);
    const open = { email, state: In(OPEN_STATES) };
    if ((await manager.countBy(RentalApplication, open)) >= MOST_OPEN)
      throw fieldError('email', MESSAGES.tooMany, { limit: MOST_OPEN });
    const application = await manager.save(RentalApplication, {
      ...{ listingId: form.listing_id, state: 'draft' as const, email, lang },
      ...applicantOf(form),
      mailedLinks: 1,
    });
    const { token } = form;
    await storeApplicationLink(manager, { token, applicationId: application.id, isMailed: false });
    await this.mails.tellApplicant(manager, 'begun', application);
    return undefined;
  }

  async own(token: string): Promise<OwnApplicationAnswerDto> {
    const { manager } = this.dataSource;
    return this.answer(manager, await applicationOfToken(manager, token));
  }

  saveApplicant({ token, ...applicant }: ApplicantDto): Promise<OwnApplicationAnswerDto> {
    checkMoveIn(applicant.move_in);
    return this.edit(token, async (manager, { application }) => {
      await manager.save(Object.assign(application, applicantOf(applicant)));
    });
  }

  saveIncome(form: ApplicantIncomeDto): Promise<OwnApplicationAnswerDto> {
    const { address, employer, yearly_income: yearlyIncome } = form;
    const { guarantor_name: guarantorName = null, guarantor_income: guarantorIncome = null } = form;
    if (guarantorName === null && guarantorIncome !== null)
      throw fieldError('guarantor_name', MESSAGES.guarantorName);
    if (guarantorName !== null && guarantorIncome === null)
      throw fieldError('guarantor_income', MESSAGES.income);
    return this.edit(form.token, async (manager, { application }) => {
      const income = { address, employer, yearlyIncome, guarantorName, guarantorIncome };
      await manager.save(Object.assign(application, income));
    });
  }

  /** Sends the application. Sent again with the same signature, because the client got no response, it changes nothing. */
  submit(form: SubmissionDto): Promise<OwnApplicationAnswerDto> {
    const { signature, consent_version: consentVersion } = form;
    return this.change(form.token, async (manager, { application, isMailed }) => {
      if (application.state === 'submitted' && application.signature === signature) return;
      checkDraft(application);
      if (!isMailed) throw new ForbiddenError(MESSAGES.unconfirmed);
      await checkOffered(manager, application.listingId);
      await checkComplete(manager, application);
      const submittedAt = new Date();
      const state = 'submitted' as const;
      Object.assign(application, { state, signature, consentVersion, submittedAt });
      await manager.save(application);
      await this.mails.tellApplicant(manager, 'submitted', application);
      await this.mails.tellStaff(manager, 'submitted', application);
    });
  }

  withdraw(token: string): Promise<OwnApplicationAnswerDto> {
    return this.change(token, async (manager, { application }) => {
      if (application.state === 'withdrawn') return;
      if (!isWithdrawable(application.state)) throw new ConflictError(MESSAGES.decided);
      await manager.save(Object.assign(application, { state: 'withdrawn' as const }));
      await this.mails.tellApplicant(manager, 'withdrawn', application);
      if (application.submittedAt) await this.mails.tellStaff(manager, 'withdrawn', application);
    });
  }

  /** Mails the link once more. */
  mailLink(token: string): Promise<OwnApplicationAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const held = await applicationOfToken(manager, token);
      const { id } = held.application;
      const counted = await manager
        .createQueryBuilder()
        .update(RentalApplication)
        .set({ mailedLinks: () => 'mailed_links + 1' })
        .where('id = :id AND mailed_links < :most', { id, most: MOST_LINKS })
        .execute();
      if (counted.affected !== 1) throw new UnprocessableError(MESSAGES.tooManyLinks);
      await this.mails.tellApplicant(manager, 'begun', held.application);
      return this.answer(manager, held);
    });
  }

  private edit(
    token: string,
    work: (manager: EntityManager, held: HeldApplication) => Promise<void>,
  ): Promise<OwnApplicationAnswerDto> {
    return this.change(token, async (manager, held) => {
      checkDraft(held.application);
      await work(manager, held);
    });
  }

  private change(
    token: string,
    work: (manager: EntityManager, held: HeldApplication) => Promise<void>,
  ): Promise<OwnApplicationAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const held = await lockApplication(manager, token);
      await work(manager, held);
      return this.answer(manager, held);
    });
  }

  private async answer(
    manager: EntityManager,
    { application, isMailed }: HeldApplication,
  ): Promise<OwnApplicationAnswerDto> {
    const own = {
      ...(await toFields(manager, application)),
      is_confirmed: isMailed,
      kept_days: this.config.rentalApplicationRetentionDays,
    };
    return { error: 0, list: [own] };
  }
}

type Applicant = Omit<ApplicantDto, 'token'>;

const applicantOf = ({ name, phone, move_in: moveIn, people, pets = '' }: Applicant) => ({
  ...{ name, phone, moveIn, people },
  pets: pets || null,
});

function checkMoveIn(day: string): void {
  if (day < companyDay()) throw fieldError('move_in', MESSAGES.moveInPast);
}

/** @throws GoneError for a home that is off the market, and for one that is not for rent */
async function checkOffered(manager: EntityManager, id: number): Promise<void> {
  const listing = await manager.findOneBy(Listing, { id });
  if (!listing || !isOffered(listing)) throw new GoneError(LISTING_MESSAGES.gone);
}

/** The papers that every landlord asks for. */
const NEEDED = ['identity', 'income'] as const;

async function checkComplete(
  manager: EntityManager,
  { id: applicationId, address }: RentalApplication,
): Promise<void> {
  if (address === null) throw new UnprocessableError(MESSAGES.noIncome);
  for (const kind of NEEDED) {
    if (!(await manager.existsBy(ApplicationPaper, { applicationId, kind })))
      throw new UnprocessableError(MESSAGES.noPapers);
  }
}
