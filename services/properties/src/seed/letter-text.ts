import { dollars, longDate, type CurrentPropertyDemo } from './current-property-demo.js';
import { fillIn } from './demo-files.js';

/** Paragraphs by the title of the document, with the property's facts as placeholders. */
export type Letters = Record<string, string[]>;

/** @throws where the demo files name a document that nobody wrote */
export function letterText(letters: Letters, title: string, demo: CurrentPropertyDemo): string[] {
  const paragraphs = letters[title];
  if (!paragraphs) throw new Error(`property-letters.json has no text for "${title}"`);
  const facts = {
    reference: demo.reference,
    address: demo.address,
    bank: demo.servicing_bank,
    type: demo.type_of_property.toLowerCase(),
    submitted: longDate(demo.submitted),
    loan_balance: dollars(demo.loan_balance),
    offer: dollars(demo.offer),
  };
  return paragraphs.map((paragraph) => fillIn(paragraph, facts));
}
