import { getByText, queryByText } from '@testing-library/react';
import { drawLocation } from './draw-location';

const TEXTS = {
  language: 'en',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  source: 'Boundaries: City of New York',
};
const PLACE = { latitude: 40.6842, longitude: -73.9307 };

describe('drawLocation', () => {
  it('draws the boroughs and the place without pictures, and removes them completely', () => {
    const element = document.createElement('div');
    const remove = drawLocation(element, PLACE, TEXTS);

    const drawn = (name: string) => element.querySelectorAll(`path.${name}`).length;
    expect(drawn('land')).toBe(5);
    expect(drawn('pin')).toBe(1);
    expect(element).toHaveTextContent('Brooklyn');
    expect(element).toHaveTextContent(TEXTS.source);
    expect(element.querySelectorAll('img')).toHaveLength(0);

    remove();
    expect(element).toBeEmptyDOMElement();
  });

  it('draws a mark for each neighbour', () => {
    const element = document.createElement('div');
    const neighbour = { latitude: 40.71, longitude: -73.96, title: '318 Kent Avenue' };
    drawLocation(element, PLACE, TEXTS, { neighbours: [neighbour] });
    expect(element.querySelectorAll('path.neighbour')).toHaveLength(1);
    expect(element.querySelectorAll('path.pin')).toHaveLength(1);
  });

  it('draws the outline of an area, and shows all of it', () => {
    const element = document.createElement('div');
    const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
    const outline = [[corner(40.5, -74.2), corner(40.5, -73.7), corner(40.9, -73.7)]];
    drawLocation(element, PLACE, TEXTS, { outline });
    expect(element.querySelectorAll('path.outline')).toHaveLength(1);
    expect(element.dataset.detail).toBe('boroughs');
  });

  it('shows more names at a higher zoom', () => {
    const element = document.createElement('div');
    drawLocation(element, PLACE, TEXTS);
    expect(element.dataset.detail).toBe('districts');
    for (let step = 0; step < 3; step += 1) {
      element.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
    }
    expect(element.dataset.detail).toBe('quarters');
  });

  it('names the boroughs in the language', () => {
    const element = document.body.appendChild(document.createElement('div'));
    drawLocation(element, PLACE, { ...TEXTS, language: 'ru' });
    expect(getByText(element, 'Бруклин')).toBeInTheDocument();
    expect(queryByText(element, 'Brooklyn')).not.toBeInTheDocument();
  });
});
