import { clusterKey, homeKey, keyOfHome } from './marker-key';

const home = { id: 7, latitude: 40.7, longitude: -73.9, label: '$1M', title: '' };
const cluster = {
  latitude: 40.65,
  longitude: -73.95,
  count: 3,
  label: '3',
  bounds: { west: -74, south: 40.6, east: -73.9, north: 40.7 },
};

describe('keyOfHome', () => {
  it('is the home’s own marker where it has one', () => {
    expect(keyOfHome(home, { homes: [home], clusters: [cluster] })).toBe(homeKey(home));
  });

  it('is the cluster that holds it, its edges included', () => {
    expect(keyOfHome(home, { homes: [], clusters: [cluster] })).toBe(clusterKey(cluster));
  });

  it('is none where it is not on the map', () => {
    const elsewhere = { ...home, latitude: 40.71 };
    expect(keyOfHome(elsewhere, { homes: [], clusters: [cluster] })).toBeNull();
  });
});
