import { PDFDocument, rgb, StandardFonts, type PDFFont, type RGB } from 'pdf-lib';

/** US Letter, in points. */
export const PAGE = { width: 612, height: 792 };
export const MARGIN = { side: 72, top: 108, bottom: 76 };
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN.side;

export const NAVY = rgb(0.078, 0.129, 0.239);
export const BRASS = rgb(0.62, 0.48, 0.23);
export const GREY = rgb(0.38, 0.41, 0.47);
export const RULE = rgb(0.84, 0.82, 0.77);

export interface TextStyle {
  font: PDFFont;
  size: number;
  color: RGB;
  /** The distance between two lines, in points. */
  leading: number;
}

export type TextStyles = Record<'title' | 'heading' | 'body' | 'label' | 'value', TextStyle>;

export async function embedStyles(document: PDFDocument): Promise<TextStyles> {
  const serif = await document.embedFont(StandardFonts.TimesRoman);
  const serifBold = await document.embedFont(StandardFonts.TimesRomanBold);
  const sans = await document.embedFont(StandardFonts.Helvetica);
  return {
    title: { font: serifBold, size: 20, color: NAVY, leading: 25 },
    heading: { font: serifBold, size: 13, color: NAVY, leading: 18 },
    body: { font: serif, size: 11, color: NAVY, leading: 15.5 },
    label: { font: sans, size: 9, color: GREY, leading: 15.5 },
    value: { font: serif, size: 11, color: NAVY, leading: 15.5 },
  };
}
