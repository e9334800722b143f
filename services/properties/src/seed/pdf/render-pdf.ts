import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import { BRASS, embedStyles, GREY, MARGIN, NAVY, PAGE } from './pdf-style.js';
import { PdfWriter } from './pdf-writer.js';

const COMPANY = 'PHANTOM PARTNERS';
const ADDRESS = '214 East 39th Street, Suite 900, New York, NY 10016';

export interface PdfOptions {
  title: string;
  /** The kind of document. It stands in the header of every page. */
  kind: string;
  /** A fixed date, so that the same document always has the same bytes. */
  date: Date;
  write: (pdf: PdfWriter) => void;
}

/** A PDF with the letterhead of the company and page numbers. */
export async function renderPdf({ title, kind, date, write }: PdfOptions): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor('Phantom Partners');
  document.setLanguage('en-US');
  document.setCreationDate(date);
  document.setModificationDate(date);

  const pdf = new PdfWriter(document, await embedStyles(document));
  pdf.title(title);
  write(pdf);

  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    drawHead(page, kind, font, bold);
    drawFoot(page, `Page ${index + 1} of ${pages.length}`, font);
  }
  // The seed does nothing else meanwhile, so pauses between the objects would only cost time.
  return document.save({ objectsPerTick: Infinity });
}

function drawHead(page: PDFPage, kind: string, font: PDFFont, bold: PDFFont): void {
  const y = PAGE.height - 58;
  page.drawRectangle({ x: 0, y: PAGE.height - 12, width: PAGE.width, height: 12, color: NAVY });
  page.drawText(COMPANY, { x: MARGIN.side, y, font: bold, size: 10, color: NAVY });
  drawRight(page, kind, y, font, 8.5);
  page.drawRectangle({ x: MARGIN.side, y: y - 10, width: 36, height: 2, color: BRASS });
}

function drawFoot(page: PDFPage, number: string, font: PDFFont): void {
  page.drawText(ADDRESS, { x: MARGIN.side, y: 40, font, size: 7.5, color: GREY });
  drawRight(page, number, 40, font, 7.5);
}

function drawRight(page: PDFPage, text: string, y: number, font: PDFFont, size: number): void {
  const x = PAGE.width - MARGIN.side - font.widthOfTextAtSize(text, size);
  page.drawText(text, { x, y, font, size, color: GREY });
}
