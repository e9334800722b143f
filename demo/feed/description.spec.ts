import { descriptionOf, type ListingFacts, titleOf } from './description.js';

const listing: ListingFacts = {
  key: 'a',
  offer: 'rental',
  kind: 'Apartment',
  bedrooms: 1,
  bathrooms: 1,
  area: 700,
  floor: 3,
  minutes_to_subway: 4,
  amenities: ['Doorman', 'Dishwasher', 'No fee'],
  furnished: 'Furnished',
  street: 'East 65th Street',
  place: 'Upper East Side',
  where: 'on the Upper East Side',
  about: 'Central Park is close.',
};

describe('descriptionOf', () => {
  it('mentions every known fact', () => {
    const text = descriptionOf(listing);

    for (const fact of [
      'one-bedroom apartment',
      'third floor',
      'East 65th Street',
      'on the Upper East Side',
      '700 square feet',
      'one bathroom',
      'a dishwasher',
      'furnished',
      'a doorman',
      'Central Park is close.',
      'four minutes',
      'broker fee',
    ])
      expect(text).toContain(fact);
  });

  it('does not mention unknown facts', () => {
    const text = descriptionOf({
      ...listing,
      bedrooms: null,
      bathrooms: null,
      area: null,
      floor: null,
      minutes_to_subway: null,
      amenities: [],
      furnished: null,
      about: null,
    });

    expect(text).toMatch(/^[^.]+ apartment[^.]*\.$|^[^.]*[Aa]n? apartment[^.]*\.$/);
    expect(text).not.toMatch(/null|undefined|square feet|bathroom|subway/);
  });

  it('varies between listings', () => {
    const openings = Array.from({ length: 40 }, (_, index) =>
      descriptionOf({ ...listing, key: String(index) }).slice(0, 24),
    );

    expect(new Set(openings).size).toBeGreaterThan(3);
  });
});

describe('titleOf', () => {
  it('begins with a capital letter and names the place or the street', () => {
    for (let key = 0; key < 30; key += 1)
      expect(titleOf({ ...listing, key: String(key) })).toMatch(
        /^(One-bedroom|Furnished one-bedroom) apartment .*(East 65th Street|on the Upper East Side)$/,
      );
  });
});
