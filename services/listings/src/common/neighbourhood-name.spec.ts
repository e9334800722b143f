import { neighbourhoodName } from './neighbourhood-name.js';

describe('neighbourhoodName', () => {
  it.each([
    ['DUMBO', 'Dumbo'],
    ['Bedford Stuyvesant', 'Bedford-Stuyvesant'],
    ['bedford-stuyvesant', 'Bedford-Stuyvesant'],
    ['Columbia St Waterfront District', 'Columbia Street Waterfront District'],
    ['Mariner’s Harbor', 'Mariners Harbor'],
    ['St. Albans', 'Saint Albans'],
    ['The SoHo', 'Soho'],
    ['Brownville', 'Brownsville'],
    ['Kew Garden Hills', 'Kew Gardens Hills'],
    ['Richmond Hill South', 'South Richmond Hill'],
  ])('replaces %s with %s', (spelling, name) => {
    expect(neighbourhoodName(spelling)).toBe(name);
  });

  it.each(['Kew Gardens', 'Richmond Hill', 'East New York', 'Stuyvesant Town/PCV', 'The Hole'])(
    'does not change %s',
    (name) => {
      expect(neighbourhoodName(name)).toBe(name);
    },
  );
});
