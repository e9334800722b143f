import { OpenHouses } from './open-houses.js';

const hour = 60 * 60 * 1000;
const at = (startsAt: number) => ({ startsAt: startsAt * hour, endsAt: (startsAt + 1) * hour });

const wanted = (openHouses: OpenHouses, numbers: Int32Array, now: number) => {
  const found = openHouses.toCome({ from: 0, before: 10_000 * hour }, now * hour);
  return [...numbers].map((number) => found.wanted[number]);
};

it('tells which times are to come, and until when that is so', () => {
  const openHouses = new OpenHouses();
  const numbers = [[], [at(1)], [at(1), at(5)], [at(9)]].map((its) => openHouses.numberOf(its));
  const { wanted: marks, until } = openHouses.toCome({ from: 0, before: 9 * hour }, 3 * hour);

  expect(numbers[0]).toBe(0);
  expect(numbers.map((number) => marks[number])).toEqual([0, 0, 1, 0]);
  expect(until).toBe(6 * hour);
});

it('forgets the times that no home has, and no other', () => {
  const openHouses = new OpenHouses();
  const numbers = Int32Array.from({ length: 3_000 }, (_, hours) =>
    openHouses.numberOf([at(hours)]),
  );
  numbers.fill(0, 0, 2_900);
  const before = wanted(openHouses, numbers, 2_950);
  openHouses.sweep(numbers);

  expect(Math.max(...numbers)).toBe(100);
  expect(wanted(openHouses, numbers, 2_950)).toEqual(before);
  expect(before.filter((mark) => mark === 1)).toHaveLength(50);
});
