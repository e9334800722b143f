import { control, type Map } from 'leaflet';
import type { MapTexts } from '../draw-map';

/** What stands at the edges of a map of results. */
export const furnish = (map: Map, { language, zoomIn, zoomOut, source }: MapTexts) => {
  map.attributionControl.setPrefix(false).addAttribution(source);
  const zoom = { zoomInTitle: zoomIn, zoomOutTitle: zoomOut };
  control.zoom({ position: 'topright', ...zoom }).addTo(map);
  const imperial = language === 'en';
  control.scale({ position: 'bottomright', imperial, metric: !imperial }).addTo(map);
};
