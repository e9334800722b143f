import { drawResults } from '../results/draw-results';
import { sizedElement, watchSizes, withoutPreferences } from '../testing/sized';
import { fitZoom } from './fit-zoom';

const CITY = { west: -74.256, south: 40.495, east: -73.7, north: 40.916 };
const MANHATTAN = { west: -74.019, south: 40.7, east: -73.907, north: 40.88 };
const STREET = { west: -73.99, south: 40.7301, east: -73.989, north: 40.731 };

beforeEach(() => {
  withoutPreferences();
  watchSizes();
});

it.each(
  [CITY, MANHATTAN, STREET].flatMap((bounds) =>
    [
      [390, 600],
      [720, 780],
      [1900, 1000],
      [90, 90],
    ].map(([width = 0, height = 0]) => ({ bounds, width, height })),
  ),
)('is the zoom of the drawn map for %j', ({ bounds, width, height }) => {
  const element = sizedElement(width, height);
  const zooms: number[] = [];
  const drawing = drawResults(
    element,
    {
      ...{ start: CITY, fit: { bounds, turn: 1 }, cardHeight: 0 },
      texts: { language: 'en', zoomIn: '+', zoomOut: '-', source: 'City' },
    },
    {
      ...{ onSelect: jest.fn(), onPoint: jest.fn(), onOpen: jest.fn() },
      onView: ({ zoom }) => zooms.push(zoom),
    },
  );
  drawing.remove();
  element.remove();
  expect(zooms).toEqual([fitZoom(bounds, { width, height })]);
});
