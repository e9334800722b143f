import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { FileLinks, FileStore } from '@phantom/files';
import {
  fieldError,
  actorOf,
  currentLanguage,
  type MessageDto,
  NotFoundError,
  StaleError,
  type TokenUser,
  UnprocessableError,
} from '@phantom/service-kit';
import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { lockRow } from '../../common/versioned-resource.js';
import { DocumentRequest } from '../document-requests/document-request.entity.js';
import { isAwaited } from '../document-requests/document-request.mapper.js';
import { PROPERTY_FILE_MESSAGES, REQUEST_MESSAGES } from '../../common/messages.js';
import { setRequestState } from '../document-requests/document-request.service.js';
import { appendPropertyChange } from '../history/property-history.service.js';
import { CurrentProperty, PropertyFile } from '../common/property.entity.js';
import { checkNotArchived, MISSING_DOCUMENTS } from '../common/property-workflow.js';
import type {
  MissingFileDto,
  PropertyFileAnswerDto,
  RenameFileDto,
  WithdrawFileDto,
} from './property-file.dto.js';
import { toPropertyFileDto } from './property-file.mapper.js';

interface NewPropertyFile {
  propertyId: number;
  title: string;
  requestId?: number;
}

/** Identifies a file that a client sends again because it got no response. */
type SentFile = NewPropertyFile & { sha256: string };

@Injectable()
export class PropertyFileService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly links: FileLinks,
  ) {}

  /** Adds a missing document to a property. The same file sent again is stored once. */
  async upload(
    { id, title, file, request_id }: MissingFileDto,
    user: TokenUser,
  ): Promise<MessageDto> {
    const { manager } = this.dataSource;
    const added = { propertyId: id, title, requestId: request_id };
    const sent = { ...added, sha256: file.sha256 };
    // A repeated upload succeeds even if the property has moved on since the first one.
    if (await isKnown(manager, sent)) return addedMessage();
    await checkUpload(manager, added);
    try {
      // The property may change while the bytes are stored, so everything is checked again under a lock.
      await this.store.save(file, title, async (work, { id: fileId }) => {
        await lockRow(work, CurrentProperty, id);
        if (await isKnown(work, sent)) throw new DuplicateUpload();
        await addPropertyFile(work, { ...added, fileId }, user);
      });
    } catch (error) {
      if (!(error instanceof DuplicateUpload)) throw error;
    }
    return addedMessage();
  }

  /** Changes the title. The stored file keeps its name. The same title is no change. */
  rename(
    id: number,
    { title, version }: RenameFileDto,
    user: TokenUser,
  ): Promise<PropertyFileAnswerDto> {
    return this.change(id, async (manager, file, property) => {
      const { title: before } = file;
      if (title === before) return;
      this.checkVersion(file, version);
      checkOpen(file, property);
      await manager.save(Object.assign(file, { title }));
      const changes = [{ field: 'title', old: before, new: title }];
      await appendPropertyChange(manager, user, property, 'file_renamed', {
        title: before,
        changes,
      });
    });
  }

  /** Removes a file from the list. The stored file stays, and employees can open it. */
  withdraw(
    id: number,
    { reason, version }: WithdrawFileDto,
    user: TokenUser,
  ): Promise<PropertyFileAnswerDto> {
    return this.change(id, async (manager, file, property) => {
      const isSame = file.withdrawnById === user.id && file.withdrawalReason === reason;
      // The client sends the same request again when it got no response.
      if (isSame && file.version === version + 1) return;
      this.checkVersion(file, version);
      checkOpen(file, property);
      const { actorId: withdrawnById, actorName: withdrawnByName } = actorOf(user);
      await manager.save(
        Object.assign(file, {
          withdrawnAt: new Date(),
          withdrawnById,
          withdrawnByName,
          withdrawalReason: reason,
        }),
      );
      await appendPropertyChange(manager, user, property, 'file_withdrawn', {
        title: file.title,
        reason,
        requestId: file.requestId,
      });
    });
  }

  /** Runs the change under the lock of the property, like every change of what belongs to it. */
  private change(
    id: number,
    work: (manager: EntityManager, file: PropertyFile, property: CurrentProperty) => Promise<void>,
  ): Promise<PropertyFileAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(PropertyFile, { id });
      if (!known) throw new NotFoundError();
      const property = await lockRow(manager, CurrentProperty, known.propertyId);
      const relations = { file: true };
      const file = await manager.findOneOrFail(PropertyFile, { where: { id }, relations });
      await work(manager, file, property);
      return { error: 0, list: [toPropertyFileDto(file, this.links)] };
    });
  }

  private checkVersion(file: PropertyFile, version: number): void {
    if (file.version !== version) throw new StaleError(toPropertyFileDto(file, this.links));
  }
}

/** Rolls back the second of two concurrent uploads of the same file. */
class DuplicateUpload extends Error {}

/** Adds a stored file to a property, and marks its request as received. */
export async function addPropertyFile(
  manager: EntityManager,
  { propertyId, title, requestId, fileId }: NewPropertyFile & { fileId: number },
  user: TokenUser,
): Promise<PropertyFile> {
  const property = await lockRow(manager, CurrentProperty, propertyId);
  checkAcceptsFiles(property);
  const request =
    requestId === undefined ? null : await lockRow(manager, DocumentRequest, requestId);
  if (requestId !== undefined) checkRequest(request, propertyId);
  const file = await manager.save(
    manager.create(PropertyFile, {
      propertyId,
      fileId,
      title,
      requestId: requestId ?? null,
      addedById: user.id,
      addedByName: actorOf(user).actorName,
    }),
  );
  await appendPropertyChange(manager, user, property, 'file_added', { title, requestId });
  if (request && isAwaited(request)) {
    await setRequestState(manager, property, request, { state: 'received' }, user);
  }
  return file;
}

/** Checks an upload before its bytes are stored. */
export async function checkUpload(
  manager: EntityManager,
  { propertyId, requestId }: Pick<NewPropertyFile, 'propertyId' | 'requestId'>,
): Promise<void> {
  const property = await manager.findOneBy(CurrentProperty, { id: propertyId });
  if (!property) throw new NotFoundError();
  checkAcceptsFiles(property);
  if (requestId === undefined) return;
  checkRequest(await manager.findOneBy(DocumentRequest, { id: requestId }), propertyId);
}

/**
 * Whether the property has this file already: the same bytes, title and request. A file that was withdrawn, or whose request
 * is awaited again after a rejection, counts as a new one.
 */
async function isKnown(
  manager: EntityManager,
  { propertyId, title, requestId, sha256 }: SentFile,
): Promise<boolean> {
  const hasFile = await manager.existsBy(PropertyFile, {
    propertyId,
    title,
    requestId: requestId ?? IsNull(),
    file: { sha256 },
    withdrawnAt: IsNull(),
  });
  if (!hasFile) return false;
  if (requestId === undefined) return true;
  const request = await manager.findOneBy(DocumentRequest, { id: requestId });
  return request !== null && !isAwaited(request);
}

function checkAcceptsFiles(property: CurrentProperty): void {
  checkNotArchived(property);
  if (property.status !== MISSING_DOCUMENTS) {
    throw fieldError('id', PROPERTY_FILE_MESSAGES.notMissing);
  }
}

function checkRequest(request: DocumentRequest | null, propertyId: number): void {
  const isOpen = request?.propertyId === propertyId && request.state !== 'withdrawn';
  if (!isOpen) throw fieldError('request_id', REQUEST_MESSAGES.otherProperty);
}

function checkOpen({ withdrawnAt }: PropertyFile, property: CurrentProperty): void {
  checkNotArchived(property);
  if (withdrawnAt !== null) throw new UnprocessableError(PROPERTY_FILE_MESSAGES.withdrawn);
}

const addedMessage = (): MessageDto => ({
  error: 0,
  message: PROPERTY_FILE_MESSAGES.added(currentLanguage()),
});
