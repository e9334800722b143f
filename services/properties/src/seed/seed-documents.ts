import { Document, DocumentVersion, type DocumentList } from '../documents/document.entity.js';
import { fillIn, readDemo } from './demo-files.js';
import type { PdfWriter } from './pdf/pdf-writer.js';
import { renderPdf } from './pdf/render-pdf.js';
import { isKnownFile, seedFile, type SeedContext } from './seed-file.js';

interface Section {
  heading: string;
  paragraphs: string[];
}

interface DocumentDemo {
  title: string;
  sections: Section[];
  /** The labels of two signature lines, if the document has any. */
  signatures?: [string, string];
}

/** One template, filled in for every role. */
interface ContractsDemo extends DocumentDemo {
  roles: Record<string, string>[];
}

/** The date of all documents of the demo. */
const EDITION = new Date('2026-01-05T00:00:00Z');

export async function seedDocuments(context: SeedContext): Promise<void> {
  const contracts = await readDemo<ContractsDemo>('documents/employment-contracts.json');
  const handbook = await readDemo<DocumentDemo[]>('documents/employee-handbook.json');
  const training = await readDemo<DocumentDemo[]>('documents/training.json');
  await seedList(context, 'Employment-Contract', 'Employment contract', contractsOf(contracts));
  await seedList(context, 'Employee-Handbook', 'Employee handbook', handbook);
  await seedList(context, 'training', 'Training', training);
}

/**
 * Skips a list that has documents, because employees may have changed it. Files whose bytes were lost are drawn again, except those
 * of removed documents.
 */
async function seedList(
  context: SeedContext,
  list: DocumentList,
  kind: string,
  documents: DocumentDemo[],
): Promise<void> {
  const filled = await context.manager.existsBy(Document, { list });
  for (const [position, document] of documents.entries()) {
    const { title } = document;
    const render = () => renderPdf({ title, kind, date: EDITION, write: writeSections(document) });
    const folder = list.toLowerCase();
    if (filled && !(await isKnownFile(context, folder, title))) continue;
    const { id: fileId } = await seedFile(context, folder, title, render);
    if (!filled) await addDocument(context, { list, position, title, fileId });
  }
}

async function addDocument(
  { manager }: SeedContext,
  row: Pick<Document, 'list' | 'position' | 'title' | 'fileId'>,
): Promise<void> {
  const { id: documentId, fileId } = await manager.save(manager.create(Document, row));
  await manager.insert(DocumentVersion, { documentId, number: 1, fileId });
}

function contractsOf({ title, sections, signatures, roles }: ContractsDemo): DocumentDemo[] {
  return roles.map((role) => ({
    title: fillIn(title, role),
    signatures,
    sections: sections.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map((paragraph) => fillIn(paragraph, role)),
    })),
  }));
}

const writeSections =
  ({ sections, signatures }: DocumentDemo) =>
  (pdf: PdfWriter) => {
    for (const { heading, paragraphs } of sections) {
      pdf.heading(heading);
      paragraphs.forEach((paragraph) => pdf.paragraph(paragraph));
    }
    if (signatures) pdf.signatures(signatures);
  };
