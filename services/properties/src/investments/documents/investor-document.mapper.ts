import type { FileLinks } from '@phantom/files';
import type { DocumentReceipt, InvestorDocument } from '../common/investment.entity.js';
import type {
  DocumentReceiptDto,
  DocumentYearDto,
  InvestorDocumentDto,
} from './investor-document.dto.js';

/** @param document with its file, its holding and its receipts */
export function toInvestorDocumentDto(
  document: InvestorDocument,
  links: FileLinks,
): InvestorDocumentDto {
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
    url: links.link(file),
    receipt: receipt ? toReceiptDto(receipt) : null,
    version: document.version,
    updated_at: document.updatedAt.toISOString(),
    updated_by: document.actorName,
  };
}

const toReceiptDto = (receipt: DocumentReceipt): DocumentReceiptDto => ({
  by: receipt.accountName,
  first_opened_at: receipt.firstOpenedAt.toISOString(),
  last_opened_at: receipt.lastOpenedAt.toISOString(),
  times: receipt.times,
});

/** How many documents each year has, and how many of them the investor has not opened. */
export function toDocumentYears(documents: readonly InvestorDocumentDto[]): DocumentYearDto[] {
  const years = [...new Set(documents.map(({ year }) => year))];
  return years.map((year) => {
    const ofYear = documents.filter((document) => document.year === year);
    const unread = ofYear.filter(({ receipt }) => !receipt).length;
    return { year, count: ofYear.length, unread };
  });
}
