import { OpenHouseTimes } from './open-house-times.js';

const hour = 60 * 60 * 1000;
const at = (startsAt: number) => ({ startsAt: startsAt * hour, endsAt: (startsAt + 1) * hour });

const wanted = (times: OpenHouseTimes, codes: Int32Array, now: number) => {
  const found = times.upcoming({ from: 0, before: 10_000 * hour }, now * hour);
  return [...codes].map((code) => found.wanted[code]);
};

describe('OpenHouseTimes', () => {
  it('flags the upcoming times and returns when the first of them ends', () => {
    const times = new OpenHouseTimes();
    const codes = [[], [at(1)], [at(1), at(5)], [at(9)]].map((each) => times.encode(each));
    const { wanted: marks, until } = times.upcoming({ from: 0, before: 9 * hour }, 3 * hour);

    expect(codes[0]).toBe(0);
    expect(codes.map((code) => marks[code])).toEqual([0, 0, 1, 0]);
    expect(until).toBe(6 * hour);
  });

  it('drops only the times that no listing uses', () => {
    const times = new OpenHouseTimes();
    const codes = Int32Array.from({ length: 3_000 }, (_, hours) => times.encode([at(hours)]));
    codes.fill(0, 0, 2_900);
    const before = wanted(times, codes, 2_950);
    times.compact(codes);

    expect(Math.max(...codes)).toBe(100);
    expect(wanted(times, codes, 2_950)).toEqual(before);
    expect(before.filter((mark) => mark === 1)).toHaveLength(50);
  });
});
