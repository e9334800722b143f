import { WordIndex } from './word-index.js';
import { wordsIn } from './words.js';

const index = new WordIndex();
index.add(0, ['12 Park Avenue', 'Doorman']);
index.add(1, ['Parkside Court']);
index.add(2, ['1 Main St', 'Near the park']);

const rowsWith = (prefix: string) => [...index.rowsWith(prefix, 10).rows()];

describe('WordIndex', () => {
  it.each([
    ['park', [0, 1, 2]],
    ['parks', [1]],
    ['1', [0, 2]],
    ['ark', []],
    ['zoo', []],
    ['a', [0]],
  ])('finds the rows with a word that begins with %j', (beginning, rows) => {
    expect(rowsWith(beginning)).toEqual(rows);
  });

  it.each(['Peñalver’s CO-OP, 2nd floor', '2 E 55th St #803', 'Киёв–İstanbul', ' –!', 'x'])(
    'splits %j into the same words as wordsIn',
    (text) => {
      const single = new WordIndex();
      single.add(4, [text, 'other']);

      for (const word of [...wordsIn(text), 'other']) {
        expect([...single.rowsWith(word, 10).rows()]).toEqual([4]);
      }
      expect([...single.rowsWith('', 10).rows()]).toEqual([4]);
      expect([...single.rowsWith('floors', 10).rows()]).toEqual([]);
    },
  );

  it('finds words that were added after a search', () => {
    index.add(3, ['Parkway', 'Aardvark']);

    expect(rowsWith('park')).toEqual([0, 1, 2, 3]);
    expect(rowsWith('aard')).toEqual([3]);
  });

  it('finds rows by their new numbers after renumbering', () => {
    const steps = index.renumber(Int32Array.from([-1, 0, 1, 2]));
    while (!steps.next().done);

    expect(rowsWith('park')).toEqual([0, 1, 2]);
    expect(rowsWith('door')).toEqual([]);
  });
});
