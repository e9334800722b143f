import { CurrentProperty } from '../current-property/current-property.entity.js';
import { PropertyFile } from '../current-property/property-file.entity.js';
import { readDemo } from './demo-files.js';
import type { CurrentPropertyDemo } from './current-property-demo.js';
import { letterText, type Letters } from './letter-text.js';
import { renderPaper } from './paper/render-paper.js';
import { seedFile, type SeedContext } from './seed-file.js';
import { servicingFile } from './servicing-file.js';

/** A property that is there is left alone: employees may have moved it on. */
export async function seedCurrentProperties(context: SeedContext): Promise<void> {
  const properties = await readDemo<CurrentPropertyDemo[]>('current-properties.json');
  const letters = await readDemo<Letters>('property-letters.json');
  for (const demo of properties) {
    const { manager } = context;
    const known = await manager.existsBy(CurrentProperty, { reference: demo.reference });
    const folder = `properties/${demo.reference.toLowerCase()}`;
    const servicing = await seedFile(context, folder, 'Servicing file', () => servicingFile(demo));
    const files = await seedLetters(context, folder, demo, letters);
    if (known) continue;
    const { id: propertyId } = await manager.save(
      manager.create(CurrentProperty, { ...columns(demo), servicingFileId: servicing.id }),
    );
    await manager.insert(
      PropertyFile,
      files.map((file) => ({ ...file, propertyId })),
    );
  }
}

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
    statusChangedAt: new Date(`${demo.status_since}T14:00:00Z`),
  };
}
