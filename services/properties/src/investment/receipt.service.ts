import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NotFoundError, type TokenUser } from '@phantom/service-kit';
import type { DataSource } from 'typeorm';
import { nameOf } from './actor-of.js';
import type { InvestorDocumentAnswerDto } from './dto/investor-document.dto.js';
import { InvestorDocumentView } from './investor-document-view.service.js';
import { InvestorDocument } from './investor-document.entity.js';

@Injectable()
export class ReceiptService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly view: InvestorDocumentView,
  ) {}

  /**
   * Notes that the investor opens the document, and gives the link to it: nobody has the one without the other.
   *
   * @throws NotFoundError where the document is not this investor's
   */
  async open(id: number, user: TokenUser): Promise<InvestorDocumentAnswerDto> {
    const document = await this.dataSource.transaction(async (manager) => {
      const own = { id, accountId: user.id };
      if (!(await manager.existsBy(InvestorDocument, own))) throw new NotFoundError();
      await manager.query(NOTE, [id, user.id, nameOf(user)]);
      const relations = { file: true, holding: true, receipts: true };
      return manager.findOneOrFail(InvestorDocument, { where: own, relations });
    });
    return { error: 0, list: [{ ...this.view.document(document), updated_by: null }] };
  }
}

const NOTE = `
  INSERT INTO investor_document_receipt AS receipt
    (document_id, account_id, account_name, first_opened_at, last_opened_at, times)
  VALUES ($1, $2, $3, now(), now(), 1)
  ON CONFLICT (document_id, account_id) DO UPDATE
    SET last_opened_at = now(), times = receipt.times + 1, account_name = EXCLUDED.account_name`;
