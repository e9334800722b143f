import { roundOf, type Share } from './mix.js';

const share = (title: string, weight: number): Share => ({
  who: 'visitor',
  call: { title, path: '/', needs: [] },
  weight,
});

it('spreads the turns of each person over the round', () => {
  const round = roundOf([share('often', 4), share('seldom', 1)]).map(({ call }) => call.title);

  expect(round.filter((title) => title === 'often')).toHaveLength(4);
  expect(round.filter((title) => title === 'seldom')).toHaveLength(1);
  expect(round.indexOf('seldom')).toBeGreaterThan(0);
  expect(round.indexOf('seldom')).toBeLessThan(4);
});
