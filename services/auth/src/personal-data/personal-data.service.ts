import { Injectable } from '@nestjs/common';
import {
  PersonalData,
  type ErasedRecords,
  type ErasureDto,
  type Message,
  type Person,
  type PersonalRecords,
  type TokenUser,
} from '@phantom/service-kit';
import { FileStore } from '@phantom/service-kit/files';
import { mailsOf, removeMails } from '@phantom/service-kit/mail';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountChange } from '../account-change/account-change.entity.js';
import { Account } from '../account/account.entity.js';
import { holdRoles } from '../people/managers.js';
import { ProfileImageService } from '../profile-image/profile-image.service.js';
import { accountRecord, historyRecord, signInRecords } from './account-records.js';
import { PERSONAL_DATA_MESSAGES } from './personal-data-messages.js';

/** What is kept of people who have an account. */
@Injectable()
export class PersonalDataService extends PersonalData {
  constructor(
    database: DataSource,
    private readonly store: FileStore,
    private readonly images: ProfileImageService,
  ) {
    super(database);
  }

  /** The account goes with all that hangs on it, and its picture with the account. */
  override async erase(person: Person, user: TokenUser): Promise<ErasureDto> {
    let answer: ErasureDto = { error: 0, list: [] };
    await this.store.removing(async (manager) => {
      // Whose right was taken meanwhile erases nobody, and nobody gets a role while being erased.
      await holdRoles(manager, user.id);
      const account = await accountOf(manager, person);
      const picture = account && (await this.images.fileOf(manager, account));
      answer = await this.eraseWithin(manager, person, user);
      return picture ? [picture] : [];
    });
    return answer;
  }

  /** An address is one account's alone; what the person was called before stands in its history. */
  protected override async identify(manager: EntityManager, person: Person): Promise<Person> {
    const account = await accountOf(manager, person);
    if (!account) return withoutOthers(manager, person);
    const history = await historyOf(manager, account.id);
    const before = history
      .flatMap(({ changes }) => changes)
      .flatMap(({ field, from }) => (field === 'name' ? from : []));
    const names = [...new Set([account.name, ...before])];
    return { email: account.email, accountId: account.id, names };
  }

  protected override async find(
    manager: EntityManager,
    person: Person,
  ): Promise<PersonalRecords[]> {
    const account = await accountOf(manager, person);
    const mails = await mailsOf(manager, person);
    if (!account) return [mails];
    return [
      accountRecord(account, await this.pictureOf(manager, account)),
      ...(await signInRecords(manager, account)),
      historyRecord(await historyOf(manager, account.id)),
      mails,
    ];
  }

  protected override async remove(
    manager: EntityManager,
    person: Person,
  ): Promise<ErasedRecords[]> {
    const account = await accountOf(manager, person);
    // Sessions, devices, links and the history of the account are rows of it.
    if (account) await manager.delete(Account, { id: account.id });
    return [
      { kind: 'account', ids: account ? [account.id] : [] },
      await removeMails(manager, person),
    ];
  }

  protected override async hindrance(
    manager: EntityManager,
    person: Person,
    user: TokenUser,
  ): Promise<Message | null> {
    const account = await accountOf(manager, person);
    if (account?.id === user.id) return PERSONAL_DATA_MESSAGES.own;
    return account && account.type !== null ? PERSONAL_DATA_MESSAGES.role : null;
  }

  private async pictureOf(manager: EntityManager, account: Account): Promise<string | null> {
    const file = await this.images.fileOf(manager, account);
    if (!file) return null;
    const { content } = await this.store.open(file);
    const bytes = Buffer.concat(await content.toArray());
    return `data:${file.contentType};base64,${bytes.toString('base64')}`;
  }
}

const accountOf = (manager: EntityManager, { email }: Person): Promise<Account | null> =>
  manager.findOneBy(Account, { email });

/** A number is kept in mind of an account that is erased already; another one is not this person's. */
async function withoutOthers(manager: EntityManager, person: Person): Promise<Person> {
  const { email, accountId } = person;
  const isOthers = accountId !== null && (await manager.existsBy(Account, { id: accountId }));
  return isOthers ? { email, accountId: null, names: [] } : person;
}

const historyOf = (manager: EntityManager, accountId: number): Promise<AccountChange[]> =>
  manager.find(AccountChange, { where: { accountId }, order: { id: 'ASC' } });
