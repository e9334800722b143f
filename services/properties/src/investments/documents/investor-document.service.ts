import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { FileLinks, FileStore } from '@phantom/files';
import {
  actorOf,
  NotFoundError,
  type OkDto,
  StaleError,
  type TokenUser,
} from '@phantom/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import {
  appendFileVersion,
  fileNameOf,
  filesOf,
  listFileVersions,
  replaceFile,
  type FileVersionsDto,
  type ReplacementDto,
} from '../../common/versioned-document.js';
import {
  changedFields,
  definedColumns,
  lockRow,
  type FieldValues,
  type RowStates,
} from '../../common/versioned-resource.js';
import { appendInvestmentChange, idText } from '../history/investment-history.service.js';
import { lockHoldingOf } from '../holdings/holding.service.js';
import {
  DocumentReceipt,
  InvestorDocument,
  InvestorDocumentVersion,
} from '../common/investment.entity.js';
import type {
  InvestorDocumentAnswerDto,
  InvestorDocumentChangeDto,
  InvestorDocumentDto,
  InvestorDocumentListDto,
  NewInvestorDocumentDto,
} from './investor-document.dto.js';
import { toDocumentYears, toInvestorDocumentDto } from './investor-document.mapper.js';

@Injectable()
export class InvestorDocumentService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly links: FileLinks,
  ) {}

  /** The years count all documents, also when only one year is listed. */
  async list(accountId: number, year?: number): Promise<InvestorDocumentListDto> {
    const documents = await this.dataSource.manager.find(InvestorDocument, {
      where: { accountId },
      relations: { file: true, holding: true, receipts: true },
      order: { year: 'DESC', createdAt: 'DESC', id: 'DESC' },
    });
    const all = documents.map((document) => toInvestorDocumentDto(document, this.links));
    const list = all.filter((document) => year === undefined || document.year === year);
    return { error: 0, list, years: toDocumentYears(all) };
  }

  listVersions(id: number): Promise<FileVersionsDto> {
    return listFileVersions(this.dataSource.manager, this.links, InvestorDocumentVersion, id);
  }

  add(
    accountId: number,
    { file, year, title, kind, holding_id }: NewInvestorDocumentDto,
    user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.store.save(file, title, async (manager, { id: fileId }) => {
      const holding = holding_id ? await lockHoldingOf(manager, accountId, holding_id) : null;
      const columns = { accountId, year, title, kind, holdingId: holding?.id ?? null, fileId };
      const { id } = await manager.save(
        manager.create(InvestorDocument, { ...columns, ...actorOf(user) }),
      );
      const document = await findWithFile(manager, id);
      await appendToHistory(manager, user, document, { before: null, after: fieldsOf(document) });
      await appendFileVersion(manager, InvestorDocumentVersion, document, user);
      return this.response(manager, document);
    });
  }

  /** A change to the same values is no change: the version stays. */
  edit(
    id: number,
    { version, holding_id: holdingId, year, title, kind }: InvestorDocumentChangeDto,
    user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const document = await this.lockVersion(manager, id, version);
      const before = fieldsOf(document);
      const { accountId } = document;
      const holding = holdingId ? await lockHoldingOf(manager, accountId, holdingId) : null;
      const link = holdingId === undefined ? {} : { holding, holdingId: holding?.id ?? null };
      Object.assign(document, definedColumns({ year, title, kind }), link);
      const after = fieldsOf(document);
      if (changedFields(before, after).length > 0) {
        await manager.save(Object.assign(document, actorOf(user)));
        await appendToHistory(manager, user, document, { before, after });
      }
      return this.response(manager, document);
    });
  }

  /** The earlier file stays among the versions. The new one is unread. */
  async replace(
    id: number,
    { file, version }: ReplacementDto,
    user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    // The version is checked first, so that no bytes are stored for a stale request.
    const { title } = await this.dataSource.transaction((manager) =>
      this.lockVersion(manager, id, version),
    );
    return this.store.save(file, title, async (manager, stored) => {
      const document = await this.lockVersion(manager, id, version);
      const states = await replaceFile(manager, InvestorDocumentVersion, document, stored, user);
      await appendToHistory(manager, user, document, states);
      return this.response(manager, document);
    });
  }

  /** Removes the document with all its versions, their bytes and its receipts. Existing links stop working. */
  async remove(id: number, version: number, user: TokenUser): Promise<OkDto> {
    await this.store.deleteFiles(async (manager) => {
      const document = await this.lockVersion(manager, id, version);
      const files = await filesOf(manager, InvestorDocumentVersion, id);
      await manager.delete(InvestorDocument, id);
      await appendToHistory(manager, user, document, { before: fieldsOf(document), after: null });
      return files;
    });
    return { error: 0 };
  }

  /** Records that the investor opens the document, and returns the link to it. An investor gets the link only here. */
  async open(id: number, user: TokenUser): Promise<InvestorDocumentAnswerDto> {
    const document = await this.dataSource.transaction(async (manager) => {
      const where = { id, accountId: user.id };
      // Until the receipt is written, the document can neither be removed nor get another file.
      const lock = { mode: 'pessimistic_read' } as const;
      const locked = await manager.findOne(InvestorDocument, { where, lock });
      if (!locked) throw new NotFoundError();
      const { actorName } = actorOf(user);
      await manager.query(UPSERT_RECEIPT, [id, locked.fileId, user.id, actorName]);
      const relations = { file: true, holding: true, receipts: true };
      return manager.findOneOrFail(InvestorDocument, { where, relations });
    });
    return {
      error: 0,
      list: [{ ...toInvestorDocumentDto(document, this.links), updated_by: null }],
    };
  }

  private async lockVersion(
    manager: EntityManager,
    id: number,
    version: number,
  ): Promise<InvestorDocument> {
    await lockRow(manager, InvestorDocument, id);
    const document = await findWithFile(manager, id);
    if (document.version !== version) throw new StaleError(await this.toDto(manager, document));
    return document;
  }

  private async toDto(
    manager: EntityManager,
    document: InvestorDocument,
  ): Promise<InvestorDocumentDto> {
    const receipts = await manager.findBy(DocumentReceipt, { documentId: document.id });
    return toInvestorDocumentDto({ ...document, receipts }, this.links);
  }

  private async response(
    manager: EntityManager,
    document: InvestorDocument,
  ): Promise<InvestorDocumentAnswerDto> {
    return { error: 0, list: [await this.toDto(manager, document)] };
  }
}

/** Without the receipts: saving the document would delete receipts that were written meanwhile. */
const findWithFile = (manager: EntityManager, id: number): Promise<InvestorDocument> =>
  manager.findOneOrFail(InvestorDocument, {
    where: { id },
    relations: { file: true, holding: true },
  });

const fieldsOf = ({ year, title, kind, holdingId, file }: InvestorDocument): FieldValues => ({
  year: String(year),
  title,
  kind,
  holding_id: idText(holdingId),
  file: fileNameOf(file),
});

const appendToHistory = (
  manager: EntityManager,
  user: TokenUser,
  { id, accountId, title }: InvestorDocument,
  states: RowStates,
): Promise<void> =>
  appendInvestmentChange(manager, user, { subject: 'document', id, accountId, title }, states);

const UPSERT_RECEIPT = `
  INSERT INTO investor_document_receipt AS receipt
    (document_id, file_id, account_id, account_name, first_opened_at, last_opened_at, times)
  VALUES ($1, $2, $3, $4, now(), now(), 1)
  ON CONFLICT (document_id, file_id, account_id) DO UPDATE
    SET last_opened_at = now(), times = receipt.times + 1, account_name = EXCLUDED.account_name`;
