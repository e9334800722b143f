import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { actorOf, StaleError, type OkDto, type TokenUser } from '@phantom/service-kit';
import { FileStore } from '@phantom/service-kit/files';
import type { DataSource, EntityManager } from 'typeorm';
import { filesOf, keepVersion, replaceFile } from '../file-version/keep-version.js';
import type { ReplacementDto } from '../file-version/replacement.dto.js';
import { checkTitle, lockDocument, lockList, nextPosition } from './document-lock.js';
import { DocumentVersion } from './document-version.entity.js';
import { DocumentView } from './document-view.service.js';
import { Document } from './document.entity.js';
import type { DocumentAnswerDto } from './dto/document-answer.dto.js';
import type { DocumentTitleDto, NewDocumentDto } from './dto/document-form.dto.js';
import { fieldsOf, keepDocumentChange } from './keep-document-change.js';

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
      await keepVersion(manager, DocumentVersion, document, user);
      await keepDocumentChange(manager, user, document, {
        before: null,
        after: fieldsOf(document),
      });
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
      if (document.title === title) return document;
      await checkTitle(manager, list, title, id);
      const before = fieldsOf(document);
      await manager.save(Object.assign(document, { title, ...actorOf(user) }));
      await keepDocumentChange(manager, user, document, { before, after: fieldsOf(document) });
      return document;
    });
    return this.answer(renamed);
  }

  /** The file before stays among the versions. */
  async replace(
    id: number,
    { file, version }: ReplacementDto,
    user: TokenUser,
  ): Promise<DocumentAnswerDto> {
    const { title } = await this.dataSource.transaction((manager) =>
      this.current(manager, id, version),
    );
    const replaced = await this.store.keep(file, title, async (manager, stored) => {
      const document = await this.current(manager, id, version);
      const states = await replaceFile(manager, DocumentVersion, document, stored, user);
      await keepDocumentChange(manager, user, document, states);
      return document;
    });
    return this.answer(replaced);
  }

  /** With all its versions and their bytes: links that are out end with it. */
  async remove(id: number, version: number, user: TokenUser): Promise<OkDto> {
    await this.store.removing(async (manager) => {
      const document = await this.current(manager, id, version);
      const files = await filesOf(manager, DocumentVersion, id);
      await manager.delete(Document, id);
      await keepDocumentChange(manager, user, document, {
        before: fieldsOf(document),
        after: null,
      });
      return files;
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
