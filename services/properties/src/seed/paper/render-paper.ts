import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import { BRASS, embedStyles, GREY, MARGIN, NAVY, PAGE } from './paper-style.js';
import { Paper } from './paper.js';

const COMPANY = 'PHANTOM PARTNERS';
const ADDRESS = '214 East 39th Street, Suite 900, New York, NY 10016';

export interface PaperOptions {
  title: string;
  /** What kind of paper it is; stands in every sheet's head. */
  kind: string;
  /** Fixed, so that the same paper is the same bytes again. */
  date: Date;
  write: (paper: Paper) => void;
}

/** A PDF on the company's letterhead, with page numbers. */
export async function renderPaper({ title, kind, date, write }: PaperOptions): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor('Phantom Partners');
  document.setLanguage('en-US');
  document.setCreationDate(date);
  document.setModificationDate(date);

  const paper = new Paper(document, await embedStyles(document));
  paper.title(title);
  write(paper);

  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    drawHead(page, kind, font, bold);
    drawFoot(page, `Page ${index + 1} of ${pages.length}`, font);
  }
  // Nothing else waits for this thread: pausing between objects would only take longer.
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
