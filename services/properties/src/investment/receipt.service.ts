import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { actorOf, NotFoundError, type TokenUser } from '@phantom/service-kit';
import type { DataSource } from 'typeorm';
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
      // Neither removed nor given another file before the receipt of this one is there.
      const lock = { mode: 'pessimistic_read' } as const;
      const known = await manager.findOne(InvestorDocument, { where: own, lock });
      if (!known) throw new NotFoundError();
      const { actorName } = actorOf(user);
      await manager.query(NOTE, [id, known.fileId, user.id, actorName]);
      const relations = { file: true, holding: true, receipts: true };
      return manager.findOneOrFail(InvestorDocument, { where: own, relations });
    });
    return { error: 0, list: [{ ...this.view.document(document), updated_by: null }] };
  }
}

const NOTE = `
  INSERT INTO investor_document_receipt AS receipt
    (document_id, file_id, account_id, account_name, first_opened_at, last_opened_at, times)
  VALUES ($1, $2, $3, $4, now(), now(), 1)
  ON CONFLICT (document_id, file_id, account_id) DO UPDATE
    SET last_opened_at = now(), times = receipt.times + 1, account_name = EXCLUDED.account_name`;
