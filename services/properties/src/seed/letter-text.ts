import { dollars, longDate, type CurrentPropertyDemo } from './current-property-demo.js';
import { fillIn } from './demo-files.js';

/** Paragraphs by the title of the document, with placeholders for the data of the property. */
export type Letters = Record<string, string[]>;

/** @throws when property-letters.json has no such document */
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
