import { CurrentProperty } from '../current-property/current-property.entity.js';
import { PropertyFile } from '../current-property/property-file.entity.js';
import { readDemo } from './demo-files.js';
import type { CurrentPropertyDemo } from './current-property-demo.js';
import { letterText, type Letters } from './letter-text.js';
import { renderPaper } from './paper/render-paper.js';
import { noon, storyOf, type StepReasons } from './property-story.js';
import { seedDocumentRequests, type DocumentRequestDemo } from './seed-document-requests.js';
import { seedFile, type SeedContext } from './seed-file.js';
import { seedPropertyHistory } from './seed-property-history.js';
import { servicingFile } from './servicing-file.js';

/** A property that is there is left alone: employees may have moved it on. */
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
    await manager.insert(PropertyFile, files.map(handedIn(property, demo)));
    const own = requests.filter((request) => request.reference === reference);
    const requested = await seedDocumentRequests(manager, property, own);
    await seedPropertyHistory(manager, property, demo, moves, requested);
  }
}

/** One after the other in the time that the property is with us. */
const handedIn =
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
      renderPaper({
        title,
        kind: demo.reference,
        date: new Date(demo.submitted),
        write: (paper) => {
          letterText(letters, title, demo).forEach((paragraph) => paper.paragraph(paragraph));
          paper.signatures(['Signature', 'Date']);
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
