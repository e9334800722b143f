import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { MapEvents } from '../common/map-model';
import { drawResults as original, type ResultsDrawing } from './draw-results';
import { ResultsMap, type ResultsMapProps } from './results-map';

jest.mock('./draw-results', () => ({ drawResults: jest.fn() }));

const BOX = { west: -74, south: 40.5, east: -73.7, north: 40.8 };
const drawing: jest.Mocked<ResultsDrawing> = {
  show: jest.fn(),
  highlight: jest.fn(),
  fit: jest.fn(),
  areas: jest.fn(),
  sketch: jest.fn(),
  remove: jest.fn(),
};
const drawResults = jest.mocked(original);
const props = (): ResultsMapProps => ({
  marks: { homes: [], clusters: [] },
  start: BOX,
  fit: null,
  pointed: null,
  selected: null,
  label: 'Map of the homes',
  texts: { language: 'en', zoomIn: '+', zoomOut: '-', source: 'City' },
  failure: (retry) => <button onClick={retry}>Draw it again</button>,
  onView: jest.fn(),
  onSelect: jest.fn(),
  onPoint: jest.fn(),
  onOpen: jest.fn(),
});

beforeEach(() => {
  jest.clearAllMocks();
  drawResults.mockReturnValue(drawing);
});

it('draws the map once, updates it, and removes it on unmount', async () => {
  const first = props();
  const { rerender, unmount } = render(<ResultsMap {...first} />);
  await waitFor(() => expect(drawing.show).toHaveBeenCalledWith(first.marks));

  const next = { ...first, marks: { homes: [], clusters: [] }, fit: { bounds: BOX, turn: 1 } };
  rerender(<ResultsMap {...next} />);
  expect(drawing.show).toHaveBeenLastCalledWith(next.marks);
  expect(drawing.fit).toHaveBeenLastCalledWith(next.fit);
  expect(drawResults).toHaveBeenCalledTimes(1);

  unmount();
  expect(drawing.remove).toHaveBeenCalledTimes(1);
});

it('never updates a removed map when the borough changes', async () => {
  const first = props();
  const { rerender } = render(<ResultsMap {...first} />);
  await waitFor(() => expect(drawing.show).toHaveBeenCalledWith(first.marks));
  const failRemoved = () => {
    throw new Error('removed');
  };
  drawing.remove.mockImplementationOnce(() => void drawing.show.mockImplementation(failRemoved));
  drawResults.mockReturnValue({ ...drawing, show: jest.fn() });
  rerender(<ResultsMap {...first} borough="Queens" marks={{ homes: [], clusters: [] }} />);
  await waitFor(() => expect(drawResults).toHaveBeenCalledTimes(2));
  expect(drawing.show).toHaveBeenCalledTimes(1);
  drawing.show.mockReset();
});

it('reports its zoom before it is drawn, and draws no homes before they are known', async () => {
  const first = { ...props(), marks: null, onExpect: jest.fn() };
  const { rerender } = render(<ResultsMap {...first} />);
  expect(first.onExpect).toHaveBeenCalledWith(10);
  await waitFor(() => expect(drawing.highlight).toHaveBeenCalled());
  expect(drawing.show).not.toHaveBeenCalled();

  const marks = { homes: [], clusters: [] };
  rerender(<ResultsMap {...first} marks={marks} />);
  expect(drawing.show).toHaveBeenCalledWith(marks);
});

it('calls the latest event handlers', async () => {
  const first = props();
  const { rerender } = render(<ResultsMap {...first} />);
  await waitFor(() => expect(drawResults).toHaveBeenCalled());
  const later = props();
  rerender(<ResultsMap {...later} />);

  const [, , events] = drawResults.mock.lastCall as [unknown, unknown, MapEvents];
  act(() => events.onSelect(7));
  expect(later.onSelect).toHaveBeenCalledWith(7);
  expect(first.onSelect).not.toHaveBeenCalled();
});

it('shows an error, and draws again on retry', async () => {
  drawResults.mockImplementationOnce(() => {
    throw new Error('failed');
  });
  render(<ResultsMap {...props()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Draw it again' }));
  await waitFor(() => expect(drawResults).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('button', { name: 'Draw it again' })).not.toBeInTheDocument();
});
