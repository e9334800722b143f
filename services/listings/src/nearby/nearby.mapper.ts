import { commutesFrom } from '../commute/well-known-stations.js';
import type { NearbyDto } from './nearby.dto.js';
import type { Nearby } from './nearby-places.js';

export function toNearbyDto({ stations, parks, schools }: Nearby): NearbyDto {
  return {
    stations: stations.map(({ name, lines, accessible, minutes }) => {
      return { name, lines, accessible, minutes };
    }),
    parks,
    schools,
    commutes: commutesFrom(stations.map(({ number: station, minutes }) => ({ station, minutes }))),
  };
}
