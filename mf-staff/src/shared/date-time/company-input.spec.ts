import { companyZoneName, computerTime, fromCompanyInput, toCompanyInput } from './company-input';

it.each([
  ['in winter', '2026-11-24T09:30', '2026-11-24T14:30:00.000Z'],
  ['in summer', '2026-07-24T09:30', '2026-07-24T13:30:00.000Z'],
  ['in the hours before summer time', '2027-03-14T01:59', '2027-03-14T06:59:00.000Z'],
  ['in the hours after the change to summer time', '2027-03-14T03:00', '2027-03-14T07:00:00.000Z'],
  ['in the hours after the change to winter time', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
])('enters and shows a New York time %s', (_, local, utc) => {
  expect(fromCompanyInput(local)).toBe(utc);
  expect(toCompanyInput(utc)).toBe(local);
});

it('moves a time that the change to summer time skips to an hour later', () => {
  expect(toCompanyInput(fromCompanyInput('2027-03-14T02:30')!)).toBe('2027-03-14T03:30');
});

it('takes the first of two equal times when winter time begins', () => {
  expect(fromCompanyInput('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z');
});

it('gives nothing for an incomplete time', () => {
  expect(fromCompanyInput('')).toBeNull();
  expect(toCompanyInput('soon')).toBe('');
});

it('names the zone by season and language', () => {
  const [winter, summer] = [Date.parse('2026-11-24T14:30Z'), Date.parse('2026-07-24T13:30Z')];
  expect(companyZoneName('en', winter)).toBe('EST');
  expect(companyZoneName('en', summer)).toBe('EDT');
  expect(companyZoneName('de', winter)).toBe('GMT-5');
});

it('states the time of the computer where its clock is in another zone', () => {
  const at = Date.parse('2026-11-24T14:30Z');
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset');
  offset.mockReturnValue(300);
  expect(computerTime('en', at)).toBeUndefined();
  offset.mockReturnValue(-60);
  expect(computerTime('en', at)).toMatch(/^Nov 24, 2026, /);
  offset.mockRestore();
});
