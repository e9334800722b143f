import { PROPERTY_STATUSES } from '../properties/common/property-workflow.js';
import { dollars, longDate, type CurrentPropertyDemo } from './current-property-demo.js';
import { renderPdf } from './pdf/render-pdf.js';
import type { StoryMove } from './property-story.js';

/** The servicing file of a property as a PDF: its data, the eight statuses, and the documents on record. */
export function servicingFile(
  demo: CurrentPropertyDemo,
  moves: readonly StoryMove[],
): Promise<Uint8Array> {
  return renderPdf({
    title: demo.address,
    kind: `Servicing file ${demo.reference}`,
    date: new Date(demo.status_since),
    write: (pdf) => {
      pdf.heading('The property');
      pdf.facts([
        ['Reference', demo.reference],
        ['Type of property', demo.type_of_property],
        ['Servicing bank', demo.servicing_bank],
        ['Assigned to', demo.assign ?? 'Not assigned yet'],
        ['Submitted', longDate(demo.submitted)],
        ['Unpaid balance', dollars(demo.loan_balance)],
        ['Current offer', dollars(demo.offer)],
      ]);
      pdf.heading('Where it stands');
      pdf.facts(stepsOf(demo, moves));
      pdf.heading('Documents on record');
      pdf.paragraph(demo.files.length > 0 ? `${demo.files.join('; ')}.` : 'None yet.');
    },
  });
}

function stepsOf(
  { status, status_since }: CurrentPropertyDemo,
  moves: readonly StoryMove[],
): [string, string][] {
  return Object.entries(PROPERTY_STATUSES).map(([number, name]) => {
    const step = Number(number);
    const state = step === status ? `Here since ${longDate(status_since)}` : '';
    return [`${number}. ${name}`, step < status ? past(step, moves) : state || 'To come'];
  });
}

const past = (step: number, moves: readonly StoryMove[]): string =>
  step === 1 || moves.some(({ to }) => to === step) ? 'Done' : 'Skipped';
