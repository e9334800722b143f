import type { PDFDocument, PDFPage } from 'pdf-lib';
import { MARGIN, PAGE, RULE, TEXT_WIDTH, type TextStyle, type TextStyles } from './paper-style.js';
import { wrapText } from './wrap-text.js';

/** The longest name of a status fits. */
const LABEL_WIDTH = 210;

/** Of the leading, from a line's upper edge to its baseline: the same for sizes that stand side by side. */
const BASELINE = 0.72;

/** Sheets being written from top to bottom; a new one is begun when the last is full. */
export class Paper {
  private page: PDFPage;
  /** Points above the lower edge where the next line's upper edge lies. */
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

  /** Kept together with the two lines that follow. */
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

  /** Names on the left, values beside them, a rule under each. */
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

  /** Two lines to sign on, side by side. */
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
