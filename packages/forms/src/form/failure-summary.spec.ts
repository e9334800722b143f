import { retryTime } from './failure-summary';

const at = (time: string) => new Date(`2026-11-21T${time}`).getTime();
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('retryTime', () => {
  it('rounds up to the minute', () => {
    expect(plain(retryTime(30, 'en', at('09:00:10')))).toBe('9:01 AM');
    expect(plain(retryTime(240, 'en', at('09:00:10')))).toBe('9:05 AM');
  });

  it('uses the format of the language', () => {
    expect(retryTime(60, 'de', at('14:00:00'))).toBe('14:01');
  });
});
