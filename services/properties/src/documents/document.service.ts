import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { FileLinks, FileStore, StoredFile } from '@phantom/files';
import { fieldError, actorOf, type OkDto, StaleError, type TokenUser } from '@phantom/service-kit';
import { ILike, Not, type DataSource, type EntityManager } from 'typeorm';
import { findHistoryPage } from '../common/history-page.js';
import {
  appendFileVersion,
  fileNameOf,
  filesOf,
  listFileVersions,
  replaceFile,
  type FileVersionsDto,
  type ReplacementDto,
} from '../common/versioned-document.js';
import {
  appendChange,
  lockRow,
  type FieldValues,
  type RowStates,
} from '../common/versioned-resource.js';
import type {
  DocumentAnswerDto,
  DocumentHistoryDto,
  DocumentHistoryQueryDto,
  DocumentTitleDto,
  NewDocumentDto,
} from './document.dto.js';
import { Document, DocumentChange, DocumentVersion, type DocumentList } from './document.entity.js';
import { toDocumentChangeDto, toDocumentDto } from './document.mapper.js';
import { DOCUMENT_MESSAGES } from '../common/messages.js';

@Injectable()
export class DocumentService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly links: FileLinks,
  ) {}

  async list(list: DocumentList): Promise<DocumentAnswerDto> {
    const documents = await this.dataSource.manager.find(Document, {
      where: { list },
      relations: { file: true },
      order: { position: 'ASC' },
    });
    return this.response(...documents);
  }

  listVersions(id: number): Promise<FileVersionsDto> {
    return listFileVersions(this.dataSource.manager, this.links, DocumentVersion, id);
  }

  async history({
    list,
    document_id,
    before,
  }: DocumentHistoryQueryDto): Promise<DocumentHistoryDto> {
    const where = { list, ...(document_id && { documentId: document_id }) };
    const changes = this.dataSource.getRepository(DocumentChange);
    const page = await findHistoryPage(changes, where, before);
    return { error: 0, list: page.list.map(toDocumentChangeDto), next: page.next };
  }

  async add({ list, title, file }: NewDocumentDto, user: TokenUser): Promise<DocumentAnswerDto> {
    const added = await this.store.save(file, title, async (manager, stored) => {
      await lockList(manager, list);
      await checkTitle(manager, list, title);
      const position = await nextPosition(manager, list);
      const columns = { list, title, position, fileId: stored.id, file: stored, ...actorOf(user) };
      const document = await manager.save(manager.create(Document, columns));
      await appendFileVersion(manager, DocumentVersion, document, user);
      await appendToHistory(manager, user, document, { before: null, after: fieldsOf(document) });
      return document;
    });
    return this.response(added);
  }

  /** The same title is no change: the version stays. */
  async rename(
    id: number,
    { title, version }: DocumentTitleDto,
    user: TokenUser,
  ): Promise<DocumentAnswerDto> {
    const renamed = await this.dataSource.transaction(async (manager) => {
      const { list } = await lockDocument(manager, id);
      await lockList(manager, list);
      const document = await this.lockVersion(manager, id, version);
      if (document.title === title) return document;
      await checkTitle(manager, list, title, id);
      const before = fieldsOf(document);
      await manager.save(Object.assign(document, { title, ...actorOf(user) }));
      await appendToHistory(manager, user, document, { before, after: fieldsOf(document) });
      return document;
    });
    return this.response(renamed);
  }

  async replace(
    id: number,
    { file, version }: ReplacementDto,
    user: TokenUser,
  ): Promise<DocumentAnswerDto> {
    // The version is checked first, so that no bytes are stored for a stale request.
    const { title } = await this.dataSource.transaction((manager) =>
      this.lockVersion(manager, id, version),
    );
    const replaced = await this.store.save(file, title, async (manager, stored) => {
      const document = await this.lockVersion(manager, id, version);
      const states = await replaceFile(manager, DocumentVersion, document, stored, user);
      await appendToHistory(manager, user, document, states);
      return document;
    });
    return this.response(replaced);
  }

  /** Removes the document with all its versions and their bytes. Existing links stop working. */
  async remove(id: number, version: number, user: TokenUser): Promise<OkDto> {
    await this.store.deleteFiles(async (manager) => {
      const document = await this.lockVersion(manager, id, version);
      const files = await filesOf(manager, DocumentVersion, id);
      await manager.delete(Document, id);
      await appendToHistory(manager, user, document, { before: fieldsOf(document), after: null });
      return files;
    });
    return { error: 0 };
  }

  private async lockVersion(
    manager: EntityManager,
    id: number,
    version: number,
  ): Promise<Document> {
    const document = await lockDocument(manager, id);
    if (document.version !== version) throw new StaleError(toDocumentDto(document, this.links));
    return document;
  }

  private response(...documents: Document[]): DocumentAnswerDto {
    return { error: 0, list: documents.map((document) => toDocumentDto(document, this.links)) };
  }
}

/** Serializes the changes to a list, because titles and positions depend on its other rows. */
async function lockList(manager: EntityManager, list: DocumentList): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext('document'), hashtext($1))`, [list]);
}

async function lockDocument(manager: EntityManager, id: number): Promise<Document> {
  const document = await lockRow(manager, Document, id);
  document.file = await manager.findOneByOrFail(StoredFile, { id: document.fileId });
  return document;
}

const nextPosition = async (manager: EntityManager, list: DocumentList): Promise<number> =>
  ((await manager.maximum(Document, 'position', { list })) ?? -1) + 1;

/** @throws ValidationError of `title` when another document of the list has it, in upper or lower case */
async function checkTitle(
  manager: EntityManager,
  list: DocumentList,
  title: string,
  exceptId?: number,
): Promise<void> {
  const isTaken = await manager.existsBy(Document, {
    list,
    title: ILike(title.replace(/[\\%_]/g, '\\$&')),
    ...(exceptId !== undefined && { id: Not(exceptId) }),
  });
  if (isTaken) throw fieldError('title', DOCUMENT_MESSAGES.titleTaken);
}

const fieldsOf = ({ title, file }: Document): FieldValues => ({ title, file: fileNameOf(file) });

const appendToHistory = (
  manager: EntityManager,
  user: TokenUser,
  { id: documentId, list, title }: Document,
  states: RowStates,
): Promise<void> =>
  appendChange(
    manager,
    user,
    {
      entity: DocumentChange,
      columns: { documentId, list, title },
      record: { type: 'document', id: documentId },
    },
    states,
  );
