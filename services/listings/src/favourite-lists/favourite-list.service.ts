import { Injectable } from '@nestjs/common';
import { newSecret, type OkDto, sha256 } from '@phantom/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  FavouriteChangesDto,
  FavouriteListAnswerDto,
  FavouriteListReaderDto,
  FavouriteListSettingsDto,
  FavouriteListTokenDto,
  NewFavouriteListDto,
} from './favourite-list.dto.js';
import { FavouriteList } from './favourite-list.entity.js';
import { listAnswer } from './favourite-list.mapper.js';
import { findAccess, findOwnList, type ListAccess, shareTokenOf } from './list-access.js';
import { addHome, applyChange } from './list-homes.js';

/** A list, and what only its owner may do. */
@Injectable()
export class FavouriteListService {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns the list with the token of the owner's link */
  create({ homes }: NewFavouriteListDto): Promise<FavouriteListAnswerDto> {
    const token = newSecret();
    return this.dataSource.transaction(async (manager) => {
      const { id } = await manager.save(FavouriteList, {
        ownerHash: sha256(token),
        shareHash: sha256(shareTokenOf(token, 1)),
      });
      // The newest comes first, and the times of adding order the list.
      for (const home of homes.toReversed()) await addHome(manager, id, home);
      return listAnswer(manager, await findAccess(manager, { token }));
    });
  }

  read(reader: FavouriteListReaderDto): Promise<FavouriteListAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const access = await findAccess(manager, reader);
      await manager.query(
        `UPDATE favourite_list SET opened_at = now()
          WHERE id = $1 AND opened_at < now() - interval '1 day'`,
        [access.list.id],
      );
      return listAnswer(manager, access);
    });
  }

  change({ token, changes }: FavouriteChangesDto): Promise<FavouriteListAnswerDto> {
    return this.withOwn({ token }, async (manager, { list }) => {
      for (const change of changes) await applyChange(manager, list.id, change);
    });
  }

  changeSettings(form: FavouriteListSettingsDto): Promise<FavouriteListAnswerDto> {
    const { token, title = null, shared } = form;
    return this.withOwn({ token }, async (manager, { list }) => {
      const { id, shareHash, shareRound } = list;
      const round = shareHash && !shared ? shareRound + 1 : shareRound;
      await manager.update(FavouriteList, id, {
        ...{ title, shareRound: round },
        shareHash: shared ? sha256(shareTokenOf(token, round)) : null,
      });
    });
  }

  /** Deletes the list with all that was written on it. */
  async end({ token }: FavouriteListTokenDto): Promise<OkDto> {
    await this.dataSource.transaction(async (manager) => {
      const { list } = await findOwnList(manager, { token });
      await manager.delete(FavouriteList, list.id);
    });
    return { error: 0 };
  }

  private withOwn(
    reader: FavouriteListReaderDto,
    work: (manager: EntityManager, access: ListAccess) => Promise<void>,
  ): Promise<FavouriteListAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      await work(manager, await findOwnList(manager, reader));
      return listAnswer(manager, await findAccess(manager, reader));
    });
  }
}
