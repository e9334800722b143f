import { PDFDocument } from 'pdf-lib';
import { renderPdf, type PdfOptions } from './render-pdf.js';

const options: PdfOptions = {
  title: 'Loan Underwriter – employment contract',
  kind: 'Employment contract',
  date: new Date('2026-01-05T00:00:00Z'),
  write: (pdf) => {
    pdf.heading('Position');
    pdf.facts([['Department', 'Lending']]);
    pdf.paragraph('The Employee’s duties are those of Schedule A.');
    pdf.signatures(['For the Company', 'The Employee']);
  },
};

describe('renderPdf', () => {
  it('sets the title and the author', async () => {
    const pdf = await PDFDocument.load(await renderPdf(options), { updateMetadata: false });

    expect(pdf.getTitle()).toBe(options.title);
    expect(pdf.getAuthor()).toBe('Phantom Partners');
    expect(pdf.getPageCount()).toBe(1);
  });

  it('adds pages for long text', async () => {
    const write: PdfOptions['write'] = (pdf) => {
      for (let n = 0; n < 60; n += 1) pdf.paragraph('A paragraph of the contract. '.repeat(8));
    };
    const pdf = await PDFDocument.load(await renderPdf({ ...options, write }));

    expect(pdf.getPageCount()).toBeGreaterThan(3);
  });

  it('renders the same bytes for the same document', async () => {
    expect(await renderPdf(options)).toEqual(await renderPdf(options));
  });
});
