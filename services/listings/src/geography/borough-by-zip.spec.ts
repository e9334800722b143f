import { boroughByZip } from './borough-by-zip.js';

describe('boroughByZip', () => {
  it.each([
    ['10022', 'manhattan'],
    ['10280', 'manhattan'],
    ['10312', 'staten-island'],
    ['10471', 'bronx'],
    ['11101', 'queens'],
    ['11004', 'queens'],
    ['11235', 'brooklyn'],
    ['11694', 'queens'],
  ])('finds %s in %s', (zip, borough) => {
    expect(boroughByZip(zip)).toBe(borough);
  });

  it.each(['11030', '10701', '07030', '1002', '', '100222'])('finds no borough for %j', (zip) => {
    expect(boroughByZip(zip)).toBeNull();
  });
});
