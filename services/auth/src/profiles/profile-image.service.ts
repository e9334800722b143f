import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { FileStore, type ReceivedFile, StoredFile } from '@phantom/files';
import { NotFoundError, OkDto } from '@phantom/service-kit';
import { appendAuditEntry } from '@phantom/service-kit/audit';
import { DataSource, type EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import type { ProfileImageDto } from './profile-image.dto.js';

/** The folder of this service in the file store. The file names are random. */
export const FILES_FOLDER = 'auth';
const BASE_URL = '/api/auth/profile-images/';

/** One image per account. It is public for everybody who knows its address. */
@Injectable()
export class ProfileImageService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FileStore,
  ) {}

  async set(accountId: number, received: ReceivedFile): Promise<ProfileImageDto> {
    const { image, previous } = await this.store.save(
      received,
      'profile image',
      async (manager, file) => {
        const image = `${BASE_URL}${file.storageKey.slice(FILES_FOLDER.length + 1)}`;
        return { image, previous: await replaceImage(manager, accountId, image) };
      },
    );
    if (previous) await this.store.deleteFiles(() => Promise.resolve([previous]));
    return { error: 0, image };
  }

  async remove(accountId: number): Promise<OkDto> {
    await this.store.deleteFiles(async (manager) => {
      const previous = await replaceImage(manager, accountId, null);
      return previous ? [previous] : [];
    });
    return new OkDto();
  }

  async open(name: string): Promise<{ file: StoredFile; length: number; content: Readable }> {
    const file = await findFile(this.dataSource.manager, name);
    if (!file) throw new NotFoundError();
    return { file, ...(await this.store.open(file)) };
  }

  findFileOf(
    manager: EntityManager,
    { image }: Pick<Account, 'image'>,
  ): Promise<StoredFile | null> {
    return image ? findFile(manager, image.slice(BASE_URL.length)) : Promise.resolve(null);
  }
}

const findFile = (manager: EntityManager, name: string): Promise<StoredFile | null> =>
  manager.findOneBy(StoredFile, { storageKey: `${FILES_FOLDER}/${name}` });

/** @returns the file of the previous image */
async function replaceImage(
  manager: EntityManager,
  id: number,
  image: string | null,
): Promise<StoredFile | null> {
  const lock = { mode: 'pessimistic_write' } as const;
  const account = await manager.findOne(Account, { where: { id }, lock });
  if (!account) throw new NotFoundError();
  const { image: previous } = account;
  account.image = image;
  await manager.save(account);
  const record = { type: 'account', id } as const;
  await appendAuditEntry(manager, { actorId: id, action: 'picture-changed', record });
  return previous ? findFile(manager, previous.slice(BASE_URL.length)) : null;
}
