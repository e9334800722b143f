import { PDFDocument } from 'pdf-lib';
import { renderPaper, type PaperOptions } from './render-paper.js';

const options: PaperOptions = {
  title: 'Loan Underwriter – employment contract',
  kind: 'Employment contract',
  date: new Date('2026-01-05T00:00:00Z'),
  write: (paper) => {
    paper.heading('Position');
    paper.facts([['Department', 'Lending']]);
    paper.paragraph('The Employee’s duties are those of Schedule A.');
    paper.signatures(['For the Company', 'The Employee']);
  },
};

describe('renderPaper', () => {
  it('makes a PDF that says what it is', async () => {
    const pdf = await PDFDocument.load(await renderPaper(options), { updateMetadata: false });

    expect(pdf.getTitle()).toBe(options.title);
    expect(pdf.getAuthor()).toBe('Phantom Partners');
    expect(pdf.getPageCount()).toBe(1);
  });

  it('begins another sheet where one is not enough', async () => {
    const write: PaperOptions['write'] = (paper) => {
      for (let n = 0; n < 60; n += 1) paper.paragraph('A paragraph of the contract. '.repeat(8));
    };
    const pdf = await PDFDocument.load(await renderPaper({ ...options, write }));

    expect(pdf.getPageCount()).toBeGreaterThan(3);
  });

  it('gives the same bytes for the same paper', async () => {
    expect(await renderPaper(options)).toEqual(await renderPaper(options));
  });
});
