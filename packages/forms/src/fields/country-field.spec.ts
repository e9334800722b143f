import { getCountries } from 'libphonenumber-js/min';
import { COUNTRY_CODES, countryChoices } from './country-field';

/** Regions with phone numbers but no ISO 3166-1 code: Ascension, Kosovo, Tristan da Cunha. */
const UNASSIGNED = ['AC', 'TA', 'XK'];

describe('countries', () => {
  it('lists each code of ISO 3166-1 once', () => {
    expect(COUNTRY_CODES).toHaveLength(249);
    expect(new Set(COUNTRY_CODES).size).toBe(249);
    const unknown = getCountries().filter((code) => !COUNTRY_CODES.includes(code));
    expect(unknown.toSorted()).toEqual(UNASSIGNED);
  });

  it.each([
    ['en', 'DE', 'Germany'],
    ['de', 'DE', 'Deutschland'],
    ['it', 'DE', 'Germania'],
    ['ru', 'DE', 'Германия'],
    ['es', 'DE', 'Alemania'],
  ])('has names in %s', (language, code, name) => {
    const choices = countryChoices(language);
    expect(choices).toContainEqual({ value: code, label: name });
    expect(choices.filter(({ value, label }) => value === label)).toEqual([]);
  });

  it('sorts the names by the alphabet of the language', () => {
    const names = countryChoices('de').map(({ label }) => label);
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'));
    expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Brasilien'));
  });
});
