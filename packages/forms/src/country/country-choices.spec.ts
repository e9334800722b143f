import { getCountries } from 'libphonenumber-js/min';
import { countryChoices } from './country-choices';
import { COUNTRY_CODES } from './country-codes';

/** Have numbers of their own, and no code of ISO 3166-1: Ascension, Kosovo, Tristan da Cunha. */
const UNASSIGNED = ['AC', 'TA', 'XK'];

describe('countries', () => {
  it('are all of ISO 3166-1, each once', () => {
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
  ])('have names in %s', (language, code, name) => {
    const choices = countryChoices(language);
    expect(choices).toContainEqual({ value: code, label: name });
    expect(choices.filter(({ value, label }) => value === label)).toEqual([]);
  });

  it('stand in the order of the language’s alphabet', () => {
    const names = countryChoices('de').map(({ label }) => label);
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'));
    expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Brasilien'));
  });
});
