import { clusterKey, homeKey, keyOfHome } from './marker-layer';

const home = { id: 7, latitude: 40.7, longitude: -73.9, label: '$1M', title: '' };
const cluster = {
  latitude: 40.65,
  longitude: -73.95,
  count: 3,
  label: '3',
  bounds: { west: -74, south: 40.6, east: -73.9, north: 40.7 },
};

describe('keyOfHome', () => {
  it('returns the marker of the home', () => {
    expect(keyOfHome(home, { homes: [home], clusters: [cluster] })).toBe(homeKey(home));
  });

  it('returns the cluster that contains the home, edges included', () => {
    expect(keyOfHome(home, { homes: [], clusters: [cluster] })).toBe(clusterKey(cluster));
  });

  it('returns null for a home that is not on the map', () => {
    const elsewhere = { ...home, latitude: 40.71 };
    expect(keyOfHome(elsewhere, { homes: [], clusters: [cluster] })).toBeNull();
  });
});
