import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NotFoundError, StaleError, type OkDto, type TokenUser } from '@phantom/service-kit';
import { FileStore, type StoredFile } from '@phantom/service-kit/files';
import type { DataSource, EntityManager } from 'typeorm';
import { checkTitle, lockDocument, lockList, nextPosition } from './document-lock.js';
import { DOCUMENT_MESSAGES } from './document-messages.js';
import { DocumentVersion } from './document-version.entity.js';
import { DocumentView } from './document-view.service.js';
import { Document } from './document.entity.js';
import type { DocumentAnswerDto } from './dto/document-answer.dto.js';
import type { DocumentFileDto, DocumentTitleDto, NewDocumentDto } from './dto/document-form.dto.js';
import { fieldFault } from './field-fault.js';

/** Keeps the lists of documents up to date. */
@Injectable()
export class DocumentEditService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly view: DocumentView,
  ) {}

  /** At the end of its list. */
  async add({ list, title, file }: NewDocumentDto, user: TokenUser): Promise<DocumentAnswerDto> {
    const added = await this.store.keep(file, title, async (manager, stored) => {
      await lockList(manager, list);
      await checkTitle(manager, list, title);
      const position = await nextPosition(manager, list);
      const row = { list, title, position, fileId: stored.id, file: stored, ...actorOf(user) };
      const document = await manager.save(manager.create(Document, row));
      await keepVersion(manager, document.id, stored, user);
      return document;
    });
    return this.answer(added);
  }

  async rename(
    id: number,
    { title, version }: DocumentTitleDto,
    user: TokenUser,
  ): Promise<DocumentAnswerDto> {
    const renamed = await this.dataSource.transaction(async (manager) => {
      const { list } = await lockDocument(manager, id);
      await lockList(manager, list);
      const document = await this.current(manager, id, version);
      await checkTitle(manager, list, title, id);
      return manager.save(Object.assign(document, { title, ...actorOf(user) }));
    });
    return this.answer(renamed);
  }

  /** The file before stays among the versions. */
  async replace(
    id: number,
    { file, version }: DocumentFileDto,
    user: TokenUser,
  ): Promise<DocumentAnswerDto> {
    const known = await this.dataSource.manager.findOneBy(Document, { id });
    if (!known) throw new NotFoundError();
    const replaced = await this.store.keep(file, known.title, async (manager, stored) => {
      const document = await this.current(manager, id, version);
      if (document.file.sha256 === stored.sha256) {
        throw fieldFault('file', DOCUMENT_MESSAGES.sameFile);
      }
      await keepVersion(manager, id, stored, user);
      const change = { fileId: stored.id, file: stored, ...actorOf(user) };
      return manager.save(Object.assign(document, change));
    });
    return this.answer(replaced);
  }

  /** With all its versions and their bytes: links that are out end with it. */
  async remove(id: number, version: number): Promise<OkDto> {
    await this.store.removing(async (manager) => {
      await this.current(manager, id, version);
      const versions = await manager.find(DocumentVersion, {
        where: { documentId: id },
        relations: { file: true },
      });
      await manager.delete(Document, id);
      return versions.map(({ file }) => file);
    });
    return { error: 0 };
  }

  /** @throws StaleError where it is not of this version any more */
  private async current(manager: EntityManager, id: number, version: number): Promise<Document> {
    const document = await lockDocument(manager, id);
    if (document.version !== version) throw new StaleError(this.view.document(document));
    return document;
  }

  private answer(document: Document): DocumentAnswerDto {
    return { error: 0, list: [this.view.document(document)] };
  }
}

/** The longest name that is kept of an account. */
const LONGEST_NAME = 120;

const actorOf = ({ id, name }: TokenUser) => ({
  actorId: id,
  actorName: name.slice(0, LONGEST_NAME),
});

async function keepVersion(
  manager: EntityManager,
  documentId: number,
  { id: fileId }: StoredFile,
  user: TokenUser,
): Promise<void> {
  const number = ((await manager.maximum(DocumentVersion, 'number', { documentId })) ?? 0) + 1;
  await manager.insert(DocumentVersion, { documentId, number, fileId, ...actorOf(user) });
}
