import { PROPERTY_STATUSES } from '../current-property/property-status.js';
import { dollars, longDate, type CurrentPropertyDemo } from './current-property-demo.js';
import { renderPaper } from './paper/render-paper.js';
import type { StoryMove } from './property-story.js';

/** The sheet that leads a property's file: facts, the eight steps, what is on record. */
export function servicingFile(
  demo: CurrentPropertyDemo,
  moves: readonly StoryMove[],
): Promise<Uint8Array> {
  return renderPaper({
    title: demo.address,
    kind: `Servicing file ${demo.reference}`,
    date: new Date(demo.status_since),
    write: (paper) => {
      paper.heading('The property');
      paper.facts([
        ['Reference', demo.reference],
        ['Type of property', demo.type_of_property],
        ['Servicing bank', demo.servicing_bank],
        ['Assigned to', demo.assign ?? 'Not assigned yet'],
        ['Submitted', longDate(demo.submitted)],
        ['Unpaid balance', dollars(demo.loan_balance)],
        ['Current offer', dollars(demo.offer)],
      ]);
      paper.heading('Where it stands');
      paper.facts(stepsOf(demo, moves));
      paper.heading('Documents on record');
      paper.paragraph(demo.files.length > 0 ? `${demo.files.join('; ')}.` : 'None yet.');
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
