import { Injectable } from '@nestjs/common';
import {
  actorOf,
  LANGUAGES,
  NotFoundError,
  StaleError,
  type TokenUser,
  UnprocessableError,
} from '@phantom/service-kit';
import { appendAuditEntry, type AuditAction } from '@phantom/service-kit/audit';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import {
  type MediaAltDto,
  type MediaAnswerDto,
  type MediaChangeDto,
  type MediaListDto,
  type MediaQueryDto,
  type MediaUseDto,
} from './media.dto.js';
import { toMediaDto } from './media.mapper.js';
import { CONTENT_MESSAGES } from '../messages.js';
import { MediaAsset } from '../storage/media.entity.js';

/** Lists, describes and removes the files of the media library. */
@Injectable()
export class MediaService {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: MediaQueryDto): Promise<MediaListDto> {
    const { manager } = this.dataSource;
    const rows = manager.createQueryBuilder(MediaAsset, 'asset');
    filterMedia(rows, query);
    const [assets, total] = await rows
      .orderBy({ 'asset.createdAt': 'DESC', 'asset.id': 'DESC' })
      .offset((query.page - 1) * query.limit)
      .limit(query.limit)
      .getManyAndCount();
    const counts = await manager.query<{ id: number; uses: number }[]>(
      `SELECT media_id AS id, count(*)::int AS uses FROM media_use
       WHERE media_id = ANY ($1::integer[]) GROUP BY media_id`,
      [assets.map(({ id }) => id)],
    );
    const usesOf = new Map(counts.map(({ id, uses }) => [id, uses]));
    return {
      error: 0,
      list: assets.map((asset) => toMediaDto(asset, usesOf.get(asset.id) ?? 0)),
      total,
    };
  }

  /** @throws NotFoundError */
  async single(id: number): Promise<MediaAnswerDto> {
    const asset = await this.dataSource.manager.findOneBy(MediaAsset, { id });
    if (!asset) throw new NotFoundError();
    return this.answer(this.dataSource.manager, asset);
  }

  change(
    id: number,
    { version, name, alt, is_decorative, focus, credit }: MediaChangeDto,
    user: TokenUser,
  ): Promise<MediaAnswerDto> {
    return this.edit(id, { version, user, action: 'edited' }, (asset) => {
      asset.name = name ?? asset.name;
      asset.alt = alt ? changedAlt(asset.alt, alt) : asset.alt;
      asset.isDecorative = is_decorative ?? asset.isDecorative;
      asset.focusX = focus?.x ?? asset.focusX;
      asset.focusY = focus?.y ?? asset.focusY;
      asset.credit = credit ?? asset.credit;
    });
  }

  /** Moves a file to the bin. @throws UnprocessableError while an entry shows it */
  remove(id: number, version: number, user: TokenUser): Promise<MediaAnswerDto> {
    return this.edit(id, { version, user, action: 'removed' }, async (asset, manager) => {
      const used = await usesOf(manager, id);
      if (used.length > 0) {
        const count = used.length;
        throw new UnprocessableError((language) => CONTENT_MESSAGES.inUse(language, { count }));
      }
      asset.deletedAt ??= new Date();
    });
  }

  /** Takes a file out of the bin. */
  undelete(id: number, version: number, user: TokenUser): Promise<MediaAnswerDto> {
    return this.edit(id, { version, user, action: 'restored' }, async (asset, manager) => {
      const { sha256, origin } = asset;
      const hasFiles = origin !== null || (await hasFilesOf(manager, id));
      const isThere = sha256 !== null && (await mediaWithContent(manager, sha256));
      if (!hasFiles || isThere) throw new UnprocessableError(CONTENT_MESSAGES.gone);
      asset.deletedAt = null;
    });
  }

  /**
   * Changes a locked asset and records it.
   *
   * @throws StaleError where somebody else has changed it since `version`
   */
  edit(
    id: number,
    { version, user, action }: { version: number; user: TokenUser; action: AuditAction },
    change: (asset: MediaAsset, manager: EntityManager) => void | Promise<void>,
    within?: EntityManager,
  ): Promise<MediaAnswerDto> {
    const work = async (manager: EntityManager) => {
      const asset = await manager.findOne(MediaAsset, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!asset) throw new NotFoundError();
      if (asset.version !== version) {
        const { list } = await this.answer(manager, asset);
        throw new StaleError(list[0] ?? {}, CONTENT_MESSAGES.stale);
      }
      await change(asset, manager);
      await manager.save(Object.assign(asset, actorOf(user)));
      await appendMediaAudit(manager, asset, { action, user });
      return this.answer(manager, asset);
    };
    return within ? work(within) : this.dataSource.transaction(work);
  }

  async answer(
    manager: EntityManager,
    asset: MediaAsset,
    { isDuplicate = false } = {},
  ): Promise<MediaAnswerDto> {
    const used = await usesOf(manager, asset.id);
    const dto = { ...toMediaDto(asset, used.length), used_in: used, is_duplicate: isDuplicate };
    return { error: 0, list: [dto] };
  }
}

export const appendMediaAudit = (
  manager: EntityManager,
  { id, name }: MediaAsset,
  { action, user }: { action: AuditAction; user: TokenUser },
): Promise<void> =>
  appendAuditEntry(manager, {
    actorId: user.id,
    action,
    record: { type: 'media', id },
    details: { title: name },
  });

/** The asset with this content, unless it is in the bin. */
export const mediaWithContent = (
  manager: EntityManager,
  sha256: string,
): Promise<MediaAsset | null> =>
  manager
    .createQueryBuilder(MediaAsset, 'asset')
    .where('asset.sha256 = :sha256 AND asset.deletedAt IS NULL', { sha256 })
    .getOne();

async function hasFilesOf(manager: EntityManager, id: number): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'SELECT FROM media_file WHERE media_id = $1 AND replaced_at IS NULL LIMIT 1',
    [id],
  );
  return rows.length > 0;
}

const usesOf = (manager: EntityManager, id: number): Promise<MediaUseDto[]> =>
  manager.query<MediaUseDto[]>(
    `SELECT entry.id, entry.type, entry.title FROM media_use
     JOIN content_entry entry ON entry.id = media_use.entry_id
     WHERE media_use.media_id = $1 ORDER BY entry.type, entry.title, entry.id`,
    [id],
  );

function changedAlt(alt: MediaAsset['alt'], changes: MediaAltDto): MediaAsset['alt'] {
  const texts = LANGUAGES.map((language) => [language, changes[language] ?? alt[language]]);
  return Object.fromEntries(texts.filter(([, text]) => text)) as MediaAsset['alt'];
}

function filterMedia(
  rows: SelectQueryBuilder<MediaAsset>,
  { kind, q, state }: MediaQueryDto,
): void {
  rows.where(state === 'deleted' ? 'asset.deletedAt IS NOT NULL' : 'asset.deletedAt IS NULL');
  if (kind) rows.andWhere('asset.kind = :kind', { kind });
  if (state === 'unused') {
    rows.andWhere('NOT EXISTS (SELECT FROM media_use WHERE media_id = asset.id)');
  }
  if (state === 'missing-alt') {
    rows.andWhere(
      `asset.kind = 'picture' AND asset.isDecorative = false
      AND NOT jsonb_exists_all(asset.alt, CAST(:languages AS text[]))`,
      { languages: LANGUAGES },
    );
  }
  const words = (q ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 10);
  words.forEach((word, index) => {
    const like = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    rows.andWhere(`${SEARCHED} LIKE :word${index}`, { [`word${index}`]: like });
  });
}

/** The collation knows the upper and lower case of all languages, whatever that of the database knows. */
const SEARCHED = `lower(concat_ws(' ', asset.name, asset.alt::text, asset.credit) COLLATE "und-x-icu")`;
