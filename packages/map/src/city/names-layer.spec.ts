import { map as createMap, type Map } from 'leaflet';
import { sizedElement } from '../testing/sized';
import { namesLayer, type NamesLayer } from './names-layer';

const BUSHWICK = [40.694, -73.919];

let map: Map;
let names: NamesLayer;

// What jsdom lacks: letters that take room.
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

describe('the names of places', () => {
  it('stand where they belong as long as there is room', () => {
    names.write('Bushwick', BUSHWICK, '');
    names.giveWayTo([around([40.75, -73.919], 44)]);
    expect(named('Bushwick')).toHaveStyle({ translate: '0px 0px' });
    expect(named('Bushwick')).not.toHaveClass('noRoom');
  });

  it('step aside for markers, and back', () => {
    names.write('Bushwick', BUSHWICK, '');
    names.giveWayTo([around(BUSHWICK, 36)]);
    const [x = 0, y = 0] = (named('Bushwick')?.style.translate ?? '').split(' ').map(parseFloat);
    expect(Math.abs(y)).toBeGreaterThanOrEqual((36 + 14) / 2);
    expect(Math.abs(x)).toBeLessThan(10);
    expect(named('Bushwick')).not.toHaveClass('noRoom');

    names.giveWayTo([]);
    expect(named('Bushwick')).toHaveStyle({ translate: '0px 0px' });
  });

  it('are left out where all around is taken, for the later of two also by a name', () => {
    names.write('Bushwick', BUSHWICK, '');
    names.giveWayTo([around(BUSHWICK, 120)]);
    expect(named('Bushwick')).toHaveClass('noRoom');

    names.write('Ridgewood', BUSHWICK, '');
    names.giveWayTo([]);
    expect(named('Bushwick')).toHaveStyle({ translate: '0px 0px' });
    expect(named('Ridgewood')?.style.translate).not.toBe('0px 0px');
  });
});
