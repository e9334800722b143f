import { Injectable } from '@nestjs/common';
import { FileStore } from '@phantom/files';
import { findMails, removeMails } from '@phantom/outbox';
import {
  type ErasedRecords,
  type ErasureDto,
  type Person,
  PersonalData,
  type PersonalRecords,
} from '@phantom/personal-data';
import type { Message, TokenUser } from '@phantom/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountLink } from '../account-links/account-link.entity.js';
import { AccountChange } from '../accounts/account-change.entity.js';
import { Account } from '../accounts/account.entity.js';
import { KnownDevice } from '../known-devices/known-device.entity.js';
import { lockRoles } from '../people/roles.js';
import { ProfileImageService } from '../profiles/profile-image.service.js';
import { Session } from '../sessions/session.entity.js';
import { toAccountRecords, toHistoryRecords, toSignInRecords } from './personal-data.mapper.js';
import { PERSONAL_DATA_MESSAGES } from '../common/messages.js';

@Injectable()
export class PersonalDataService extends PersonalData {
  constructor(
    database: DataSource,
    private readonly store: FileStore,
    private readonly images: ProfileImageService,
  ) {
    super(database);
  }

  /** Erases the account with its dependent rows and its profile image. */
  override async erase(person: Person, user: TokenUser): Promise<ErasureDto> {
    let response: ErasureDto = { error: 0, list: [] };
    await this.store.deleteFiles(async (manager) => {
      // The actor must still manage people, and nobody may grant a role to the account in the meantime.
      await lockRoles(manager, user.id);
      const account = await findAccount(manager, person);
      const image = account && (await this.images.findFileOf(manager, account));
      response = await this.eraseWithin(manager, person, user);
      return image ? [image] : [];
    });
    return response;
  }

  /** Identifies the account by its address. The change history contains the former names. */
  protected override async identify(manager: EntityManager, person: Person): Promise<Person> {
    const account = await findAccount(manager, person);
    if (!account) return withoutOtherAccount(manager, person);
    const history = await findHistory(manager, account.id);
    const formerNames = history
      .flatMap(({ changes }) => changes)
      .flatMap(({ field, from }) => (field === 'name' ? from : []));
    const names = [...new Set([account.name, ...formerNames])];
    return { email: account.email, accountId: account.id, names };
  }

  protected override async find(
    manager: EntityManager,
    person: Person,
  ): Promise<PersonalRecords[]> {
    const account = await findAccount(manager, person);
    const mails = await findMails(manager, person);
    if (!account) return [mails];
    return [
      toAccountRecords(account, await this.readImage(manager, account)),
      ...toSignInRecords(await findSignInData(manager, account)),
      toHistoryRecords(await findHistory(manager, account.id)),
      mails,
    ];
  }

  protected override async remove(
    manager: EntityManager,
    person: Person,
  ): Promise<ErasedRecords[]> {
    const account = await findAccount(manager, person);
    // Deleting the account cascades to its sessions, devices, links and history.
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
    const account = await findAccount(manager, person);
    if (account?.id === user.id) return PERSONAL_DATA_MESSAGES.own;
    return account && account.type !== null ? PERSONAL_DATA_MESSAGES.role : null;
  }

  private async readImage(manager: EntityManager, account: Account): Promise<string | null> {
    const file = await this.images.findFileOf(manager, account);
    if (!file) return null;
    const { content } = await this.store.open(file);
    const bytes = Buffer.concat(await content.toArray());
    return `data:${file.contentType};base64,${bytes.toString('base64')}`;
  }
}

const findAccount = (manager: EntityManager, { email }: Person): Promise<Account | null> =>
  manager.findOneBy(Account, { email });

/** The id may belong to an erased account. When another account has it, the id is not this person's. */
async function withoutOtherAccount(manager: EntityManager, person: Person): Promise<Person> {
  const { email, accountId } = person;
  const belongsToOther = accountId !== null && (await manager.existsBy(Account, { id: accountId }));
  return belongsToOther ? { email, accountId: null, names: [] } : person;
}

const findHistory = (manager: EntityManager, accountId: number): Promise<AccountChange[]> =>
  manager.find(AccountChange, { where: { accountId }, order: { id: 'ASC' } });

async function findSignInData(manager: EntityManager, { id: accountId }: Account) {
  return {
    sessions: await manager.findBy(Session, { accountId }),
    devices: await manager.findBy(KnownDevice, { accountId }),
    links: await manager.findBy(AccountLink, { accountId }),
  };
}
