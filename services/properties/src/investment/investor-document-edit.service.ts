import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { OkDto, TokenUser } from '@phantom/service-kit';
import { FileStore } from '@phantom/service-kit/files';
import type { DataSource, EntityManager } from 'typeorm';
import { filesOf, keepVersion, replaceFile } from '../file-version/keep-version.js';
import type { ReplacementDto } from '../file-version/replacement.dto.js';
import { definedOf } from '../staff-kept/defined-of.js';
import { fileNameOf } from '../staff-kept/filed.entity.js';
import { DocumentReceipt } from './document-receipt.entity.js';
import type {
  InvestorDocumentAnswerDto,
  InvestorDocumentDto,
} from './dto/investor-document.dto.js';
import type {
  InvestorDocumentChangeDto,
  NewInvestorDocumentDto,
} from './dto/investor-document-form.dto.js';
import { idText } from './id-text.js';
import { InvestorDocumentVersion } from './investor-document-version.entity.js';
import { InvestorDocumentView } from './investor-document-view.service.js';
import { InvestorDocument } from './investor-document.entity.js';
import { ownHolding } from './own-holding.js';
import { RowEdits } from './row-edits.js';

@Injectable()
export class InvestorDocumentEditService extends RowEdits<InvestorDocument, InvestorDocumentDto> {
  protected readonly entity = InvestorDocument;
  protected readonly subject = 'document';

  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly store: FileStore,
    private readonly views: InvestorDocumentView,
  ) {
    super(dataSource);
  }

  add(
    accountId: number,
    { file, year, title, kind, holding_id }: NewInvestorDocumentDto,
    user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.store.keep(file, title, async (manager, { id: fileId }) => {
      const holding = holding_id ? await ownHolding(manager, accountId, holding_id) : null;
      const columns = { accountId, year, title, kind, holdingId: holding?.id ?? null, fileId };
      const document = await this.insert(manager, columns, user);
      await keepVersion(manager, InvestorDocumentVersion, document, user);
      return this.answer(manager, document);
    });
  }

  edit(
    id: number,
    { version, holding_id: holdingId, year, title, kind }: InvestorDocumentChangeDto,
    user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.change({ id, version }, user, async (document, manager) => {
      const { accountId } = document;
      const holding = holdingId ? await ownHolding(manager, accountId, holdingId) : null;
      const about = holdingId === undefined ? {} : { holding, holdingId: holding?.id ?? null };
      Object.assign(document, definedOf({ year, title, kind }), about);
    });
  }

  /** The file before stays among the versions; the new one is new to its investor. */
  async replace(
    id: number,
    { file, version }: ReplacementDto,
    user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    const { title } = await this.dataSource.transaction((manager) =>
      this.current(manager, { id, version }),
    );
    return this.store.keep(file, title, async (manager, stored) => {
      const document = await this.current(manager, { id, version });
      const states = await replaceFile(manager, InvestorDocumentVersion, document, stored, user);
      await this.keepTrail(manager, document, user, states);
      return this.answer(manager, document);
    });
  }

  /** With all its versions, their bytes and receipts: links that are out end with it. */
  override async remove(id: number, version: number, user: TokenUser): Promise<OkDto> {
    await this.store.removing(async (manager) => {
      const document = await this.current(manager, { id, version });
      const files = await filesOf(manager, InvestorDocumentVersion, id);
      await this.take(manager, document, user);
      return files;
    });
    return { error: 0 };
  }

  protected async view(
    manager: EntityManager,
    document: InvestorDocument,
  ): Promise<InvestorDocumentDto> {
    const receipts = await manager.findBy(DocumentReceipt, { documentId: document.id });
    return this.views.document({ ...document, receipts });
  }

  protected about({ accountId, title }: InvestorDocument) {
    return { accountId, title };
  }

  protected details() {
    return {};
  }

  protected fields({ year, title, kind, holdingId, file }: InvestorDocument) {
    const about = { year: String(year), title, kind, holding_id: idText(holdingId) };
    return { ...about, file: fileNameOf(file) };
  }

  protected whole(manager: EntityManager, { id }: InvestorDocument): Promise<InvestorDocument> {
    // Without its receipts: those that come meanwhile would be taken from it when it is saved.
    const relations = { file: true, holding: true };
    return manager.findOneOrFail(InvestorDocument, { where: { id }, relations });
  }
}
