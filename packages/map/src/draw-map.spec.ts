import { getByText, queryByText } from '@testing-library/react';
import { drawMap } from './draw-map';

const TEXTS = {
  language: 'en',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  source: 'Boundaries: City of New York',
};
const PLACE = { latitude: 40.6842, longitude: -73.9307 };

describe('drawMap', () => {
  it('draws the boroughs and the place from what it brings along, and goes without a trace', () => {
    const element = document.createElement('div');
    const takeAway = drawMap(element, PLACE, TEXTS);

    const drawn = (name: string) => element.querySelectorAll(`path.${name}`).length;
    expect(drawn('land')).toBe(5);
    expect(drawn('pin')).toBe(1);
    expect(element).toHaveTextContent('Brooklyn');
    expect(element).toHaveTextContent(TEXTS.source);
    expect(element.querySelectorAll('img')).toHaveLength(0);

    takeAway();
    expect(element).toBeEmptyDOMElement();
  });

  it('names the more places, the nearer one looks', () => {
    const element = document.createElement('div');
    drawMap(element, PLACE, TEXTS);
    expect(element.dataset.detail).toBe('districts');
    for (let step = 0; step < 3; step += 1) {
      element.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
    }
    expect(element.dataset.detail).toBe('quarters');
  });

  it('names the boroughs as the language writes them', () => {
    const element = document.body.appendChild(document.createElement('div'));
    drawMap(element, PLACE, { ...TEXTS, language: 'ru' });
    expect(getByText(element, 'Бруклин')).toBeInTheDocument();
    expect(queryByText(element, 'Brooklyn')).not.toBeInTheDocument();
  });
});
