import type { Map } from 'leaflet';
import { streetTiles } from '../streets/street-tiles';
import { drawCity, type City, type CityOptions } from './draw-city';

interface BaseOptions extends CityOptions {
  /** The source of the boundaries. */
  source: string;
}

/** Of the streets; names of organisations are the same in all languages. */
const STREET_SOURCES =
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a> (ODbL) · ' +
  'NYC Open Data · MTA · U.S. Census Bureau · PostGIS workshop';

export interface Base extends Pick<City, 'avoid'> {
  /**
   * Replaces the city by all streets when they are loaded. Where they cannot be drawn, because the browser has no WebGL or
   * the tiles are not found, the main streets stay.
   */
  loadStreets: () => void;
}

/** Draws the city at once, and its main streets as soon as they are loaded. */
export const drawBase = (map: Map, { source, ...options }: BaseOptions): Base => {
  const city = drawCity(map, options);
  const { attributionControl } = map;
  attributionControl.setPrefix(false).addAttribution(source);
  const { dataset } = map.getContainer();
  let isRemoved = false;
  map.on('unload', () => {
    isRemoved = true;
  });
  import('./draw-main-streets').then(
    ({ drawMainStreets }) => {
      if (isRemoved || dataset.base === 'streets') return;
      drawMainStreets(city.shapes);
      attributionControl.addAttribution(STREET_SOURCES);
      dataset.base = 'main-streets';
    },
    // The outlines stay.
    () => undefined,
  );
  const showStreets = () => {
    city.remove();
    attributionControl.removeAttribution(source).addAttribution(STREET_SOURCES);
    dataset.base = 'streets';
  };
  const tiles = streetTiles();
  let isRequested = false;
  const loadStreets = () => {
    if (tiles === undefined || isRequested) return;
    isRequested = true;
    import('../streets/draw-streets').then(
      ({ drawStreets }) => {
        if (isRemoved) return;
        const remove = drawStreets(map, {
          tiles,
          borough: options.borough,
          onDrawn: showStreets,
        });
        map.on('unload', remove);
      },
      // The city stays.
      () => undefined,
    );
  };
  return { avoid: city.avoid, loadStreets };
};
