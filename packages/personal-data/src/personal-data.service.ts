import {
  currentLanguage,
  type Message,
  type TokenUser,
  UnprocessableError,
} from '@phantom/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { auditAccess, findAuditEntries } from './personal-data-audit.js';
import { type ErasureDto, type PersonalDataDto, presentPerson } from './personal-data.dto.js';
import type { ErasedRecords, Person, PersonalRecords } from './personal-records.js';
import { anonymizeSignatures, findSignatures } from './signatures.js';

/** Who requests the report, and whether about themselves. */
interface ReportOptions {
  user: TokenUser;
  isOwn: boolean;
}

/**
 * Reports (GDPR, article 15) and erases (article 17) the personal data of a service. A service extends it by its own records.
 * Columns with `@PersonName()` are found in all its tables.
 */
export abstract class PersonalData {
  protected constructor(protected readonly database: DataSource) {}

  /** Tables whose signatures `anonymizeSignatures` cannot change: their service does it in `remove`. */
  protected readonly sealed: readonly string[] = [];

  /** Everything that is stored of a person. */
  report(asked: Person, { user, isOwn }: ReportOptions): Promise<PersonalDataDto> {
    return this.database.transaction(async (manager) => {
      const person = await this.identify(manager, asked);
      const found = [
        ...(await this.find(manager, person, isOwn)),
        await findSignatures(manager, person),
        await findAuditEntries(manager, person),
      ].filter(({ rows }) => rows.length > 0);
      const hindrance = await this.hindrance?.(manager, person, user);
      await auditAccess(manager, user, { action: 'exported', person });
      return {
        error: 0,
        person: presentPerson(person),
        list: found.map(({ kind, onErasure, rows }) => ({ kind, on_erasure: onErasure, rows })),
        hindrance: hindrance?.(currentLanguage()) ?? null,
      };
    });
  }

  /**
   * Erases what the law does not require to be kept, and the name from the rest. Idempotent.
   *
   * @throws UnprocessableError where there is a hindrance
   */
  erase(person: Person, user: TokenUser): Promise<ErasureDto> {
    return this.database.transaction((manager) => this.eraseWithin(manager, person, user));
  }

  /** The rows of the person, by kind. @param isOwn requested by the person, without a review by an employee */
  protected abstract find(
    manager: EntityManager,
    person: Person,
    isOwn: boolean,
  ): Promise<PersonalRecords[]>;

  /** Removes the rows that may be erased. */
  protected abstract remove(manager: EntityManager, person: Person): Promise<ErasedRecords[]>;

  /** Completes the person by what this service knows. */
  protected identify(_manager: EntityManager, person: Person): Promise<Person> {
    return Promise.resolve(person);
  }

  /** Why the person cannot be erased; null where nothing prevents it. */
  protected hindrance?(
    manager: EntityManager,
    person: Person,
    user: TokenUser,
  ): Promise<Message | null>;

  protected async eraseWithin(
    manager: EntityManager,
    asked: Person,
    user: TokenUser,
  ): Promise<ErasureDto> {
    const person = await this.identify(manager, asked);
    const hindrance = await this.hindrance?.(manager, person, user);
    if (hindrance) throw new UnprocessableError(hindrance);
    const erased = (await this.remove(manager, person)).filter(({ ids }) => ids.length > 0);
    if (person.accountId !== null)
      await anonymizeSignatures(manager, person.accountId, this.sealed);
    await auditAccess(manager, user, { action: 'erased', person, erased });
    return { error: 0, list: erased.map(({ kind, ids }) => ({ kind, count: ids.length })) };
  }
}
