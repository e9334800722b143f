import { map as createMap, type Map } from 'leaflet';
import { sizedElement } from '../testing/sized';
import { namesLayer, type NamesLayer } from './names-layer';

const BUSHWICK = [40.694, -73.919];

let map: Map;
let names: NamesLayer;

// jsdom has no layout.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(14);
  map = createMap(sizedElement(600, 600), { center: [40.7, -73.9], zoom: 12 });
  names = namesLayer(map);
});
afterEach(() => {
  jest.restoreAllMocks();
  map.remove();
});

const named = (text: string) =>
  [...map.getContainer().querySelectorAll('span')].find((each) => each.textContent === text);
const around = (at: number[], size: number) => ({
  ...map.project(at as [number, number]),
  width: size,
  height: size,
});

describe('namesLayer', () => {
  it('keeps a name at its place when there is room', () => {
    names.add('Bushwick', BUSHWICK, '');
    names.avoid([around([40.75, -73.919], 44)]);
    expect(named('Bushwick')).toHaveStyle({ translate: '0px 0px' });
    expect(named('Bushwick')).not.toHaveClass('noRoom');
  });

  it('moves a name away from markers, and back', () => {
    names.add('Bushwick', BUSHWICK, '');
    names.avoid([around(BUSHWICK, 36)]);
    const [x = 0, y = 0] = (named('Bushwick')?.style.translate ?? '').split(' ').map(parseFloat);
    expect(Math.abs(y)).toBeGreaterThanOrEqual((36 + 14) / 2);
    expect(Math.abs(x)).toBeLessThan(10);
    expect(named('Bushwick')).not.toHaveClass('noRoom');

    names.avoid([]);
    expect(named('Bushwick')).toHaveStyle({ translate: '0px 0px' });
  });

  it('hides a name without room, and moves the later of two names', () => {
    names.add('Bushwick', BUSHWICK, '');
    names.avoid([around(BUSHWICK, 120)]);
    expect(named('Bushwick')).toHaveClass('noRoom');

    names.add('Ridgewood', BUSHWICK, '');
    names.avoid([]);
    expect(named('Bushwick')).toHaveStyle({ translate: '0px 0px' });
    expect(named('Ridgewood')?.style.translate).not.toBe('0px 0px');
  });
});
