import { CurrentProperty, PropertyFile } from '../properties/common/property.entity.js';
import { readDemo } from './demo-files.js';
import type { CurrentPropertyDemo } from './current-property-demo.js';
import { letterText, type Letters } from './letter-text.js';
import { renderPdf } from './pdf/render-pdf.js';
import { noon, storyOf, type StepReasons } from './property-story.js';
import { seedDocumentRequests, type DocumentRequestDemo } from './seed-document-requests.js';
import { seedFile, type SeedContext } from './seed-file.js';
import { seedPropertyHistory } from './seed-property-history.js';
import { servicingFile } from './servicing-file.js';

/** Skips a property that exists, because employees may have changed it. */
export async function seedCurrentProperties(context: SeedContext): Promise<void> {
  const properties = await readDemo<CurrentPropertyDemo[]>('current-properties.json');
  const letters = await readDemo<Letters>('property-letters.json');
  const reasons = await readDemo<StepReasons>('property-steps.json');
  const requests = await readDemo<DocumentRequestDemo[]>('document-requests.json');
  const { manager } = context;
  for (const [turn, demo] of properties.entries()) {
    const { reference } = demo;
    const known = await manager.existsBy(CurrentProperty, { reference });
    const folder = `properties/${reference.toLowerCase()}`;
    const moves = storyOf(demo, reasons, turn);
    const servicing = await seedFile(context, folder, 'Servicing file', () =>
      servicingFile(demo, moves),
    );
    const files = await seedLetters(context, folder, demo, letters);
    if (known) continue;
    const property = await manager.save(
      manager.create(CurrentProperty, { ...columns(demo), servicingFileId: servicing.id }),
    );
    await manager.insert(PropertyFile, files.map(toFileRow(property, demo)));
    const own = requests.filter((request) => request.reference === reference);
    const requested = await seedDocumentRequests(manager, property, own);
    await seedPropertyHistory(manager, property, demo, moves, requested);
  }
}

/** The rows of the files, spread evenly over the time between submission and the current status. */
const toFileRow =
  (
    { id: propertyId, assignedTo }: CurrentProperty,
    { submitted, status_since, files }: CurrentPropertyDemo,
  ) =>
  (file: { title: string; fileId: number }, index: number) => {
    const begin = noon(submitted).getTime();
    const length = noon(status_since).getTime() - begin;
    const createdAt = new Date(begin + (length * (index + 1)) / (files.length + 1));
    return { ...file, propertyId, createdAt, addedByName: assignedTo };
  };

async function seedLetters(
  context: SeedContext,
  folder: string,
  demo: CurrentPropertyDemo,
  letters: Letters,
): Promise<{ title: string; fileId: number }[]> {
  const files = [];
  for (const title of demo.files) {
    const { id: fileId } = await seedFile(context, folder, title, () =>
      renderPdf({
        title,
        kind: demo.reference,
        date: new Date(demo.submitted),
        write: (pdf) => {
          letterText(letters, title, demo).forEach((paragraph) => pdf.paragraph(paragraph));
          pdf.signatures(['Signature', 'Date']);
        },
      }),
    );
    files.push({ title, fileId });
  }
  return files;
}

function columns(demo: CurrentPropertyDemo): Partial<CurrentProperty> {
  return {
    reference: demo.reference,
    address: demo.address,
    servicingBank: demo.servicing_bank,
    assignedTo: demo.assign,
    typeOfProperty: demo.type_of_property,
    status: demo.status,
    statusChangedAt: noon(demo.status_since),
    createdAt: noon(demo.submitted),
  };
}
