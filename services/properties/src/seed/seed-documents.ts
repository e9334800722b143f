import type { DocumentList } from '../document/document-list.js';
import { DocumentVersion } from '../document/document-version.entity.js';
import { Document } from '../document/document.entity.js';
import { fillIn, readDemo } from './demo-files.js';
import type { Paper } from './paper/paper.js';
import { renderPaper } from './paper/render-paper.js';
import { isKnownFile, seedFile, type SeedContext } from './seed-file.js';

interface Section {
  heading: string;
  paragraphs: string[];
}

interface DocumentDemo {
  title: string;
  sections: Section[];
  /** Who signs below, where anyone does. */
  signatures?: [string, string];
}

/** One form, filled in for every role. */
interface ContractsDemo extends DocumentDemo {
  roles: Record<string, string>[];
}

/** The edition that all papers of the demo carry. */
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
 * A list that has documents is left alone: employees may have changed it. Files whose bytes were lost come back; those of
 * removed documents do not.
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
    const render = () => renderPaper({ title, kind, date: EDITION, write: writing(document) });
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

const writing =
  ({ sections, signatures }: DocumentDemo) =>
  (paper: Paper) => {
    for (const { heading, paragraphs } of sections) {
      paper.heading(heading);
      paragraphs.forEach((paragraph) => paper.paragraph(paragraph));
    }
    if (signatures) paper.signatures(signatures);
  };
