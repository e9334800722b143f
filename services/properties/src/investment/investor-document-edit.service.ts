import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NotFoundError, StaleError, type OkDto, type TokenUser } from '@phantom/service-kit';
import { FileStore } from '@phantom/service-kit/files';
import type { DataSource, EntityManager } from 'typeorm';
import { actorOf } from './actor-of.js';
import { definedOf } from './defined-of.js';
import type { InvestorDocumentAnswerDto } from './dto/investor-document.dto.js';
import type {
  InvestorDocumentChangeDto,
  NewInvestorDocumentDto,
} from './dto/investor-document-form.dto.js';
import { idText } from './id-text.js';
import { InvestorDocumentView } from './investor-document-view.service.js';
import { InvestorDocument } from './investor-document.entity.js';
import { keepChange } from './keep-change.js';
import { lockRow } from './lock-row.js';
import { ownHolding } from './own-holding.js';

@Injectable()
export class InvestorDocumentEditService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly view: InvestorDocumentView,
  ) {}

  async add(
    accountId: number,
    { file, year, title, kind, holding_id }: NewInvestorDocumentDto,
    user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    const id = await this.store.keep(file, title, async (manager, { id: fileId }) => {
      const holding = holding_id ? await ownHolding(manager, accountId, holding_id) : null;
      const about = { accountId, year, title, kind, holdingId: holding?.id ?? null, fileId };
      const document = await manager.save(
        manager.create(InvestorDocument, { ...about, ...actorOf(user) }),
      );
      const after = fieldsOf(document);
      await keepChange(manager, user, { ...subjectOf(document), before: null, after });
      return document.id;
    });
    return this.answer(this.dataSource.manager, id);
  }

  async edit(
    id: number,
    { version, holding_id: holdingId, year, title, kind }: InvestorDocumentChangeDto,
    user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const document = await this.current(manager, id, version);
      const before = fieldsOf(document);
      if (holdingId) await ownHolding(manager, document.accountId, holdingId);
      const columns = { ...definedOf({ holdingId, year, title, kind }), ...actorOf(user) };
      await manager.save(Object.assign(document, columns));
      const after = fieldsOf(document);
      await keepChange(manager, user, { ...subjectOf(document), before, after });
      return this.answer(manager, id);
    });
  }

  /** With its bytes and receipts: links that are out end with it. */
  async remove(id: number, version: number, user: TokenUser): Promise<OkDto> {
    await this.store.removing(async (manager) => {
      await this.current(manager, id, version);
      const document = await this.whole(manager, id);
      await manager.delete(InvestorDocument, id);
      const before = fieldsOf(document);
      await keepChange(manager, user, { ...subjectOf(document), before, after: null });
      return [document.file];
    });
    return { error: 0 };
  }

  /** @throws StaleError where it is not of this version any more */
  private async current(
    manager: EntityManager,
    id: number,
    version: number,
  ): Promise<InvestorDocument> {
    const document = await lockRow(manager, InvestorDocument, id);
    if (document.version !== version) {
      throw new StaleError(this.view.document(await this.whole(manager, id)));
    }
    return document;
  }

  private async answer(manager: EntityManager, id: number): Promise<InvestorDocumentAnswerDto> {
    return { error: 0, list: [this.view.document(await this.whole(manager, id))] };
  }

  private async whole(manager: EntityManager, id: number): Promise<InvestorDocument> {
    const relations = { file: true, holding: true, receipts: true };
    const document = await manager.findOne(InvestorDocument, { where: { id }, relations });
    if (!document) throw new NotFoundError();
    return document;
  }
}

const subjectOf = ({ id, accountId, title }: InvestorDocument) => ({
  ...{ accountId, subject: 'document' as const, subjectId: id, title },
});

const fieldsOf = ({ year, title, kind, holdingId }: InvestorDocument) => ({
  ...{ year: String(year), title, kind, holding_id: idText(holdingId) },
});
