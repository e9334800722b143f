import type { CurrentPropertyDemo } from './current-property-demo.js';
import { readDemo } from './demo-files.js';
import { letterText, type Letters } from './letter-text.js';

describe('letterText', () => {
  it('fills every placeholder of every letter of the demo', async () => {
    const letters = await readDemo<Letters>('property-letters.json');
    const properties = await readDemo<CurrentPropertyDemo[]>('current-properties.json');

    for (const property of properties) {
      for (const title of property.files) {
        expect(letterText(letters, title, property).join(' ')).not.toMatch(/[{}]/);
      }
    }
  });

  it('throws for an unknown letter', () => {
    expect(() => letterText({}, 'Will', {} as CurrentPropertyDemo)).toThrow('"Will"');
  });
});
