import type { PDFDocument, PDFPage } from 'pdf-lib';
import { MARGIN, PAGE, RULE, TEXT_WIDTH, type TextStyle, type TextStyles } from './pdf-style.js';
import { wrapText } from './wrap-text.js';

/** Wide enough for the longest name of a status. */
const LABEL_WIDTH = 210;

/** The share of the leading above the baseline. The same for all sizes, so that texts side by side share a baseline. */
const BASELINE = 0.72;

/** Writes text from top to bottom, and adds a page when the current one is full. */
export class PdfWriter {
  private page: PDFPage;
  /** The upper edge of the next line, in points above the lower edge of the page. */
  private top: number;

  constructor(
    private readonly document: PDFDocument,
    private readonly styles: TextStyles,
  ) {
    this.turnPage();
  }

  title(text: string): void {
    this.write(text, this.styles.title);
    this.rule(14);
  }

  /** Stays on one page with the next two lines. */
  heading(text: string): void {
    this.reserve(this.styles.heading.leading + 2 * this.styles.body.leading);
    this.top -= 6;
    this.write(text, this.styles.heading);
    this.top -= 3;
  }

  paragraph(text: string): void {
    this.write(text, this.styles.body);
    this.top -= 7;
  }

  /** A table of names and values, with a rule under each row. */
  facts(rows: readonly (readonly [name: string, value: string])[]): void {
    for (const [name, value] of rows) {
      this.reserve(this.styles.value.leading * 2);
      const line = this.top;
      this.write(name, this.styles.label);
      this.top = line;
      this.write(value, this.styles.value, LABEL_WIDTH);
      this.rule(5);
    }
    this.top -= 8;
  }

  /** Two signature lines side by side. */
  signatures(names: readonly [string, string]): void {
    this.reserve(70);
    this.top -= 42;
    const width = (TEXT_WIDTH - 36) / 2;
    for (const [column, name] of names.entries()) {
      const x = MARGIN.side + column * (width + 36);
      this.line(x, x + width);
      this.page.drawText(name, { x, y: this.top - 13, ...draw(this.styles.label) });
    }
    this.top -= 24;
  }

  private write(text: string, style: TextStyle, indent = 0): void {
    const measure = (line: string) => style.font.widthOfTextAtSize(line, style.size);
    for (const line of wrapText(text, TEXT_WIDTH - indent, measure)) {
      this.reserve(style.leading);
      const y = this.top - BASELINE * style.leading;
      this.page.drawText(line, { x: MARGIN.side + indent, y, ...draw(style) });
      this.top -= style.leading;
    }
  }

  private rule(space: number): void {
    this.top -= 2;
    this.line(MARGIN.side, PAGE.width - MARGIN.side);
    this.top -= space;
  }

  private line(from: number, to: number): void {
    const [start, end] = [from, to].map((x) => ({ x, y: this.top })) as [Point, Point];
    this.page.drawLine({ start, end, thickness: 0.6, color: RULE });
  }

  private reserve(height: number): void {
    if (this.top - height < MARGIN.bottom) this.turnPage();
  }

  private turnPage(): void {
    this.page = this.document.addPage([PAGE.width, PAGE.height]);
    this.top = PAGE.height - MARGIN.top;
  }
}

interface Point {
  x: number;
  y: number;
}

const draw = ({ font, size, color }: TextStyle) => ({ font, size, color });
