import { divIcon, type DivIcon } from 'leaflet';
import type { MapCluster, MapHome } from '../common/map-model';
import styles from './markers.module.css';

/** Sizes in pixels. */
const LETTER_WIDTH = 7.5;
const PADDING = 22;
const PILL_HEIGHT = 28;
/** The size of a marker without a price. */
export const DOT_SIZE = 14;

/** The approximate size of a marker with its price. */
export const pillSize = ({ label }: MapHome): [width: number, height: number] => [
  (label?.length ?? 0) * LETTER_WIDTH + PADDING,
  PILL_HEIGHT,
];

/** The diameter grows with the number of digits: 36, 44, 52 or 60. */
export const clusterSize = ({ count }: MapCluster) =>
  28 + 8 * Math.min(4, Math.max(1, Math.floor(Math.log10(count) + 1)));

export const homeIcon = ({ label }: MapHome): DivIcon =>
  icon(label ?? '', [styles.home, label === null && styles.dot]);

/** The label may be abbreviated, so `data-count` has the number. */
export const clusterIcon = (cluster: MapCluster): DivIcon => {
  const classes = [styles.cluster, styles[`size${clusterSize(cluster)}`]];
  return icon(cluster.label, classes, { count: String(cluster.count) });
};

/** An icon without a size; its text is drawn and clicked around the point. */
const icon = (
  text: string,
  classes: (string | false | undefined)[],
  data: Record<string, string> = {},
) => {
  const body = document.createElement('span');
  body.textContent = text;
  Object.assign(body.dataset, data);
  return divIcon({ html: body, className: classes.filter(Boolean).join(' '), iconSize: [0, 0] });
};
