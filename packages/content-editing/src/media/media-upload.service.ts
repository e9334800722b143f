import { readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  type FileKind,
  FileStore,
  type NewFile,
  type ReceivedFile,
  RejectedFile,
  removeFile,
  renderPicture,
  safeFileName,
  type StoredFile,
  TemporaryFiles,
} from '@phantom/files';
import { actorOf, fieldError, type Message, type TokenUser } from '@phantom/service-kit';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { isWebVtt } from './captions.js';
import type { MediaAnswerDto, MediaReplacementDto, NewMediaDto } from './media.dto.js';
import { appendMediaAudit, MediaService, mediaWithContent } from './media.service.js';
import { CONTENT_MESSAGES } from '../messages.js';
import { SERVICE_NAME } from '../service-name.js';
import { MediaAsset, MediaFile, type MediaKind } from '../storage/media.entity.js';

/** The widths of a picture's renditions, which `Picture` of the frontends expects. */
const WIDTHS = [400, 800, 1200, 1920];

interface MediaPart extends NewFile {
  /** The last part of the address. */
  title: string;
}

/** What is stored of an upload. */
interface PreparedMedia {
  parts: MediaPart[];
  /** The part that `src` leads to. */
  shown: string;
  facts: Pick<MediaAsset, 'kind' | 'contentType' | 'bytes' | 'sha256' | 'width' | 'height'>;
}

/** Somebody else has uploaded the same file at the same time. */
class DuplicateMedia extends Error {
  constructor(readonly asset: MediaAsset) {
    super('duplicate');
  }
}

/** Adds files to the media library, and replaces them. */
@Injectable()
export class MediaUploadService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly temporary: TemporaryFiles,
    private readonly media: MediaService,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /** A file that the library has already is not stored again. @throws ValidationError for a file that cannot be read */
  async add({ file }: NewMediaDto, user: TokenUser): Promise<MediaAnswerDto> {
    const { manager } = this.dataSource;
    const known = await mediaWithContent(manager, file.sha256);
    if (known) return this.media.answer(manager, known, { isDuplicate: true });
    try {
      return await this.prepared(file, (prepared) =>
        this.store.saveAll(prepared.parts, async (manager, files) => {
          await refuseDuplicate(manager, file.sha256);
          const name = nameOf(file);
          const fields = { ...prepared.facts, name, src: '', alt: {}, credit: '' };
          const asset = manager.create(MediaAsset, { ...fields, ...actorOf(user) });
          await manager.save(asset);
          await this.attach(manager, asset, prepared, files);
          await manager.save(asset);
          await appendMediaAudit(manager, asset, { action: 'added', user });
          return this.media.answer(manager, asset);
        }),
      );
    } catch (error) {
      if (error instanceof DuplicateMedia) {
        return this.media.answer(manager, error.asset, { isDuplicate: true });
      }
      throw error;
    }
  }

  /** Replaces a file wherever it is shown. @throws StaleError, ValidationError for a file of another kind */
  async replace(
    id: number,
    { version, file }: MediaReplacementDto,
    user: TokenUser,
  ): Promise<MediaAnswerDto> {
    const { list } = await this.media.single(id);
    if (list[0]?.kind !== mediaKindOf(file.kind)) throw refusal(CONTENT_MESSAGES.otherKind);
    const known = await mediaWithContent(this.dataSource.manager, file.sha256);
    if (known?.id === id) return this.media.answer(this.dataSource.manager, known);
    if (known) throw duplicateOf(known);
    try {
      return await this.prepared(file, (prepared) =>
        this.store.saveAll(prepared.parts, (manager, files) =>
          this.media.edit(
            id,
            { version, user, action: 'edited' },
            async (asset) => {
              await refuseDuplicate(manager, file.sha256);
              const current = { mediaId: id, replacedAt: IsNull() };
              await manager.update(MediaFile, current, { replacedAt: new Date() });
              Object.assign(asset, prepared.facts);
              await this.attach(manager, asset, prepared, files);
            },
            manager,
          ),
        ),
      );
    } catch (error) {
      throw error instanceof DuplicateMedia ? duplicateOf(error.asset) : error;
    }
  }

  /** Makes the renditions, and removes the temporary files after `work`. */
  private async prepared<Result>(
    file: ReceivedFile,
    work: (prepared: PreparedMedia) => Promise<Result>,
  ): Promise<Result> {
    const paths: string[] = [];
    const newPath = () => {
      const path = this.temporary.newPath();
      paths.push(path);
      return path;
    };
    try {
      return await work(await prepare(file, newPath));
    } finally {
      await Promise.all(paths.map(removeFile));
    }
  }

  private async attach(
    manager: EntityManager,
    asset: MediaAsset,
    { parts, shown }: PreparedMedia,
    files: StoredFile[],
  ): Promise<void> {
    const hash = asset.sha256?.slice(0, 8) ?? '';
    const rows = files.map(({ id: fileId }, index) => {
      const name = parts[index]?.title ?? '';
      return manager.create(MediaFile, { mediaId: asset.id, fileId, hash, name });
    });
    await manager.insert(MediaFile, rows);
    asset.src = `/media/${this.service}/${asset.id}-${hash}/${shown}`;
  }
}

async function prepare(file: ReceivedFile, newPath: () => string): Promise<PreparedMedia> {
  const { kind: fileKind, bytes, sha256 } = file;
  const kind = mediaKindOf(fileKind);
  const facts = { kind, contentType: fileKind.contentType, bytes, sha256 };
  if (kind === 'picture') {
    const picture = await renderPicture({ from: file.path, widths: WIDTHS, newPath });
    if (picture instanceof RejectedFile) {
      throw refusal(fileKind.extension === 'heic' ? CONTENT_MESSAGES.heic : picture.reason);
    }
    const { width, height, renditions } = picture;
    const parts = renditions.map((rendition) => ({
      ...rendition,
      title: `${rendition.width}.${rendition.kind.extension}`,
    }));
    const widest = Math.max(...renditions.map((rendition) => rendition.width));
    return {
      parts: [{ ...file, title: 'original' }, ...parts],
      shown: `${widest}.webp`,
      facts: { ...facts, width, height },
    };
  }
  if (kind === 'captions' && !isWebVtt(await readFile(file.path))) {
    throw refusal(CONTENT_MESSAGES.captions);
  }
  const title = safeFileName(file.originalName, fileKind.extension);
  return {
    parts: [{ ...file, title }],
    shown: title,
    facts: { ...facts, width: null, height: null },
  };
}

const refusal = (message: Message) => fieldError('file', message);

const duplicateOf = ({ name }: MediaAsset) =>
  fieldError('file', CONTENT_MESSAGES.inLibrary, { name });

function mediaKindOf({ contentType }: FileKind): MediaKind {
  if (contentType.startsWith('image/')) return 'picture';
  if (contentType.startsWith('audio/')) return 'audio';
  return contentType === 'text/vtt' ? 'captions' : 'document';
}

/** `Town house (3).jpeg` becomes `Town house (3)`. */
const nameOf = ({ originalName, kind }: ReceivedFile): string =>
  originalName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim()
    .slice(0, 150) || kind.label;

/** The lock lasts until the transaction ends. @throws DuplicateMedia */
async function refuseDuplicate(manager: EntityManager, sha256: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext('media_asset ' || $1))`, [sha256]);
  const known = await mediaWithContent(manager, sha256);
  if (known) throw new DuplicateMedia(known);
}
