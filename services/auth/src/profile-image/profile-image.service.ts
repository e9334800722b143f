import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NotFoundError, OkDto } from '@phantom/service-kit';
import { keepAudit } from '@phantom/service-kit/audit';
import { FileStore, StoredFile, type ReceivedFile } from '@phantom/service-kit/files';
import { DataSource, type EntityManager } from 'typeorm';
import { Account } from '../account/account.entity.js';
import type { ProfileImageDto } from './dto/profile-image.dto.js';

/** The pictures lie in the folder of this service, under names that nobody can guess. */
export const FILES_FOLDER = 'auth';
const BASE_URL = '/api/auth/profile-images/';

/** One picture for each account, in the sight of everybody who knows its address. */
@Injectable()
export class ProfileImageService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FileStore,
  ) {}

  async set(accountId: number, received: ReceivedFile): Promise<ProfileImageDto> {
    const { image, before } = await this.store.keep(
      received,
      'profile image',
      async (manager, file) => {
        const image = `${BASE_URL}${file.storageKey.slice(FILES_FOLDER.length + 1)}`;
        return { image, before: await replaceImage(manager, accountId, image) };
      },
    );
    if (before) await this.store.removing(() => Promise.resolve([before]));
    return { error: 0, image };
  }

  async remove(accountId: number): Promise<OkDto> {
    await this.store.removing(async (manager) => {
      const before = await replaceImage(manager, accountId, null);
      return before ? [before] : [];
    });
    return new OkDto();
  }

  /** @throws NotFoundError where there is no such picture, or no longer */
  async open(name: string): Promise<{ file: StoredFile; length: number; content: Readable }> {
    const file = await storedAs(this.dataSource.manager, name);
    if (!file) throw new NotFoundError();
    return { file, ...(await this.store.open(file)) };
  }

  /** The file of the account's picture; null where it has none. */
  fileOf(manager: EntityManager, { image }: Pick<Account, 'image'>): Promise<StoredFile | null> {
    return image ? storedAs(manager, image.slice(BASE_URL.length)) : Promise.resolve(null);
  }
}

const storedAs = (manager: EntityManager, name: string): Promise<StoredFile | null> =>
  manager.findOneBy(StoredFile, { storageKey: `${FILES_FOLDER}/${name}` });

/** @returns the file of the picture before */
async function replaceImage(
  manager: EntityManager,
  id: number,
  image: string | null,
): Promise<StoredFile | null> {
  const lock = { mode: 'pessimistic_write' } as const;
  const account = await manager.findOne(Account, { where: { id }, lock });
  if (!account) throw new NotFoundError();
  const { image: before } = account;
  account.image = image;
  await manager.save(account);
  const record = { type: 'account', id } as const;
  await keepAudit(manager, { actorId: id, action: 'picture-changed', record });
  return before ? storedAs(manager, before.slice(BASE_URL.length)) : null;
}
