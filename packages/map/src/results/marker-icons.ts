import { divIcon, type DivIcon } from 'leaflet';
import type { MapCluster, MapHome } from './map-model';
import styles from './markers.module.css';

/** A letter of a price, and what is around it; px. */
const LETTER = 7.5;
const PADDING = 22;
const PILL_HEIGHT = 28;
/** Without its price; px. */
export const DOT_SIZE = 14;

/** About how much of the screen a home's marker takes with its price on; px. */
export const pillSize = ({ label }: MapHome): [width: number, height: number] => [
  (label?.length ?? 0) * LETTER + PADDING,
  PILL_HEIGHT,
];

/** A cluster's diameter grows with the number of its digits: 36, 44, 52, 60 px. */
export const clusterSize = ({ count }: MapCluster) =>
  28 + 8 * Math.min(4, Math.max(1, Math.floor(Math.log10(count) + 1)));

export const homeIcon = ({ label }: MapHome): DivIcon =>
  icon(label ?? '', [styles.home, label === null && styles.dot]);

/** The label may be shortened: the number itself is kept beside it, as `data-count`. */
export const clusterIcon = (cluster: MapCluster): DivIcon => {
  const classes = [styles.cluster, styles[`size${clusterSize(cluster)}`]];
  return icon(cluster.label, classes, { count: String(cluster.count) });
};

/** The marker's place is a point; what is drawn, and clicked, stands around it. */
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
