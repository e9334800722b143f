import { fireEvent } from '@testing-library/react';
import type { MapEvents, MapFit } from '../common/map-model';
import { sizedElement, watchSizes, withoutPreferences } from '../testing/sized';
import { drawResults, type ResultsDrawing } from './draw-results';

const QUEENS = { west: -73.96, south: 40.54, east: -73.7, north: 40.8 };
const ASTORIA = { west: -73.94, south: 40.755, east: -73.9, north: 40.785 };
const home = (id: number, over = {}) => ({
  id,
  latitude: 40.7 + id / 100,
  longitude: -73.85,
  label: '$1M',
  title: `Home ${id}`,
  ...over,
});
const cluster = (bounds = ASTORIA) => ({
  latitude: (bounds.south + bounds.north) / 2,
  longitude: (bounds.west + bounds.east) / 2,
  count: 12,
  label: '12',
  bounds,
});
const texts = { language: 'en', zoomIn: 'Zoom in', zoomOut: 'Zoom out', source: 'City' };

let element: HTMLElement;
let resize: () => void;
let drawing: ResultsDrawing;
const events: jest.Mocked<MapEvents> = {
  onView: jest.fn(),
  onSelect: jest.fn(),
  onPoint: jest.fn(),
  onOpen: jest.fn(),
};
const draw = (fit: MapFit | null = null) => {
  drawing = drawResults(element, { start: QUEENS, fit, texts, cardHeight: 100 }, events);
};
const marker = (text: string) =>
  [...element.querySelectorAll<HTMLElement>('.leaflet-marker-pane span')].find(
    ({ textContent }) => textContent === text,
  )?.parentElement;
const lastView = () => {
  const [view, mover] = events.onView.mock.lastCall ?? [];
  if (!view) throw new Error('The map has reported no view.');
  return { ...view, mover };
};

beforeEach(() => {
  jest.useFakeTimers();
  withoutPreferences();
  resize = watchSizes();
  element = sizedElement(600, 600);
  for (const event of Object.values(events)) event.mockReset();
});

afterEach(() => {
  drawing.remove();
  element.remove();
  jest.useRealTimers();
});

it('places markers without 3D transforms, which would give each a compositing layer', () => {
  draw();
  drawing.show({ homes: [home(1)], clusters: [] });
  expect(marker('$1M')?.style.transform).toMatch(/^translate\(-?\d+px, -?\d+px\)$/);
});

describe('view', () => {
  it('begins with the start bounds and reports them', () => {
    draw();
    const { bounds, zoom, mover, ...rest } = lastView();
    expect(rest).toEqual({ turn: null, isMoved: false });
    expect(mover).toBe('page');
    expect(bounds.west).toBeLessThan(QUEENS.west);
    expect(bounds.north).toBeGreaterThan(QUEENS.north);
    expect(Number.isInteger(zoom)).toBe(true);
  });

  it('moves to a fit once for each turn', () => {
    draw();
    drawing.fit({ bounds: ASTORIA, turn: 1 });
    const { bounds, turn } = lastView();
    expect(turn).toBe(1);
    expect(bounds.west).toBeGreaterThan(QUEENS.west);

    drawing.fit({ bounds: QUEENS, turn: 1 });
    expect(events.onView).toHaveBeenCalledTimes(2);
  });

  it('reports moves of the visitor after a pause', () => {
    draw();
    element.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
    expect(events.onView).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    expect(events.onView).toHaveBeenCalledTimes(2);
    expect(lastView()).toMatchObject({ mover: 'visitor', isMoved: true });
  });

  it('shows the same part after a resize, and ignores a hidden element', () => {
    draw({ bounds: ASTORIA, turn: 0 });
    Object.defineProperty(element, 'clientWidth', { configurable: true, get: () => 0 });
    resize();
    expect(events.onView).toHaveBeenCalledTimes(1);

    Object.defineProperty(element, 'clientWidth', { configurable: true, get: () => 200 });
    resize();
    const { bounds, mover } = lastView();
    expect(mover).toBe('page');
    expect(bounds.west).toBeLessThan(ASTORIA.west);
    expect(bounds.east).toBeGreaterThan(ASTORIA.east);
  });
});

describe('markers', () => {
  it('shows prices of homes and counts of clusters, and keeps unchanged markers', () => {
    draw();
    drawing.show({ homes: [home(1), home(2, { label: '$2M' })], clusters: [cluster()] });
    const kept = marker('$2M');
    expect(marker('$1M')).toHaveAttribute('title', 'Home 1');
    expect(marker('12')).toBeDefined();

    drawing.show({ homes: [home(2, { label: '$2M' })], clusters: [] });
    expect(marker('$2M')).toBe(kept);
    expect(marker('$1M')).toBeUndefined();
    expect(marker('12')).toBeUndefined();
  });

  it('has the number of a cluster in data-count', () => {
    draw();
    drawing.show({ homes: [], clusters: [{ ...cluster(), count: 1234, label: '1.2K' }] });
    expect(marker('1.2K')?.querySelector('span')).toHaveAttribute('data-count', '1234');
  });

  it('shows a dot for a home without a price or without room for it', () => {
    draw();
    const near = home(1, { latitude: 40.7101, label: '$3M' });
    const shown = [home(1), { ...near, id: 3 }, home(9, { label: null })];
    drawing.show({ homes: shown, clusters: [] });
    expect(marker('$1M')).not.toHaveClass('dot');
    expect(marker('$3M')).toHaveClass('dot');
    expect(marker('')).toHaveClass('dot');
  });

  it('are neither focusable nor read by screen readers', () => {
    draw();
    drawing.show({ homes: [home(1)], clusters: [] });
    expect(marker('$1M')).not.toHaveAttribute('tabindex');
    expect(element.querySelector('.leaflet-marker-pane')).toHaveAttribute('aria-hidden', 'true');
  });

  it('highlights the pointed home, or the cluster that contains it', () => {
    draw();
    const inside = home(5, { latitude: 40.77, longitude: -73.92 });
    drawing.show({ homes: [home(1)], clusters: [cluster()] });
    drawing.highlight({ pointed: inside, selected: home(1) });
    expect(marker('12')).toHaveAttribute('data-pointed');
    expect(marker('$1M')).toHaveAttribute('data-selected');

    drawing.highlight({ pointed: null, selected: null });
    expect(marker('12')).not.toHaveAttribute('data-pointed');
    expect(marker('$1M')).not.toHaveAttribute('data-selected');
  });
});

describe('events', () => {
  it('report the selected and the pointed home', () => {
    draw();
    drawing.show({ homes: [home(4)], clusters: [] });
    fireEvent.mouseOver(marker('$1M')!);
    expect(events.onPoint).toHaveBeenLastCalledWith(4);
    fireEvent.mouseOut(marker('$1M')!);
    expect(events.onPoint).toHaveBeenLastCalledWith(null);
    fireEvent.click(marker('$1M')!);
    expect(events.onSelect).toHaveBeenCalledWith(4);
  });

  it('zooms into a clicked cluster', () => {
    draw();
    const { zoom } = lastView();
    drawing.show({ homes: [], clusters: [cluster()] });
    fireEvent.click(marker('12')!);
    jest.advanceTimersByTime(1000);
    expect(lastView().zoom).toBeGreaterThan(zoom);
    expect(lastView().mover).toBe('visitor');
    expect(events.onOpen).not.toHaveBeenCalled();
  });

  it('open a cluster whose homes are at one point', () => {
    draw();
    const building = cluster({ west: -73.9, south: 40.7, east: -73.9, north: 40.7 });
    drawing.show({ homes: [], clusters: [building] });
    fireEvent.click(marker('12')!);
    expect(events.onOpen).toHaveBeenCalledWith(building);
  });

  it('zooms with the wheel only with the focus or Ctrl', () => {
    draw();
    const { zoom } = lastView();
    const turn = (init: WheelEventInit = {}) => {
      fireEvent.wheel(element, { deltaY: -400, ...init });
      jest.advanceTimersByTime(1000);
      return lastView().zoom;
    };
    expect(turn()).toBe(zoom);
    const nearer = turn({ ctrlKey: true });
    expect(nearer).toBeGreaterThan(zoom);
    element.focus();
    expect(turn()).toBeGreaterThan(nearer);
  });
});
