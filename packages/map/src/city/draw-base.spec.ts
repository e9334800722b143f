import { waitFor } from '@testing-library/react';
import { map as createMap, type Map } from 'leaflet';
import { sizedElement } from '../testing/sized';
import { drawBase } from './draw-base';

let element: HTMLElement;
let map: Map;
beforeEach(() => {
  element = sizedElement(390, 600);
  map = createMap(element, { center: [40.713, -74.006], zoom: 12 });
});
afterEach(() => element.remove());

const draw = () => drawBase(map, { language: 'en', source: 'Boundaries: City' });
const pathOf = (name: string) => element.querySelector(`path.${name}`)?.getAttribute('d');
const sources = () => element.querySelector('.leaflet-control-attribution')?.textContent;

it('draws the outlines at once, and then the main streets with their sources', async () => {
  draw();
  expect(pathOf('land')).toBeTruthy();
  expect(sources()).toBe('Boundaries: City');
  await waitFor(() => expect(element.dataset.base).toBe('main-streets'));
  for (const name of ['motorway', 'primary', 'secondary', 'subway'])
    expect(pathOf(name)).toMatch(/^M\d+ -?\d+L/);
  expect(sources()).toMatch(/^Boundaries: City, © OpenStreetMap contributors/);
});

it('draws no main streets on a map that was removed meanwhile', async () => {
  draw();
  map.remove();
  await import('./draw-main-streets');
  await Promise.resolve();
  expect(element.dataset.base).toBeUndefined();
  expect(pathOf('motorway')).toBeUndefined();
});
