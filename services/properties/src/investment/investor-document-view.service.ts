import { Injectable } from '@nestjs/common';
import { FileLinks } from '@phantom/service-kit/files';
import type { DocumentReceipt } from './document-receipt.entity.js';
import type { DocumentReceiptDto, InvestorDocumentDto } from './dto/investor-document.dto.js';
import type { InvestorDocument } from './investor-document.entity.js';

/** Investors' documents as they are answered. */
@Injectable()
export class InvestorDocumentView {
  constructor(private readonly files: FileLinks) {}

  /** @param document with its file, its holding and its receipts */
  document(document: InvestorDocument): InvestorDocumentDto {
    const { file, holding, receipts } = document;
    const receipt = receipts.find(
      ({ accountId, fileId }) => accountId === document.accountId && fileId === document.fileId,
    );
    return {
      id: document.id,
      year: document.year,
      title: document.title,
      kind: document.kind,
      holding_id: document.holdingId ?? null,
      property: holding?.property ?? null,
      content_type: file.contentType,
      bytes: file.bytes,
      added_at: document.createdAt.toISOString(),
      url: this.files.link(file),
      receipt: receipt ? toReceipt(receipt) : null,
      version: document.version,
      updated_at: document.updatedAt.toISOString(),
      updated_by: document.actorName,
    };
  }
}

const toReceipt = (receipt: DocumentReceipt): DocumentReceiptDto => ({
  by: receipt.accountName,
  first_opened_at: receipt.firstOpenedAt.toISOString(),
  last_opened_at: receipt.lastOpenedAt.toISOString(),
  times: receipt.times,
});
