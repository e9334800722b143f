import { boroughByPoint } from './borough-by-point.js';

describe('boroughByPoint', () => {
  it.each([
    ['Regis Residence', 40.761255, -73.9744834, 'manhattan'],
    ['Sinclair Avenue', 40.5418051, -74.1961086, 'staten-island'],
    ['Park Slope', 40.6754035, -73.9742051, 'brooklyn'],
    ['Rosedale', 40.6534433, -73.741373, 'queens'],
    ['Highbridge', 40.8366623, -73.9239586, 'bronx'],
    ['Marble Hill, whose ZIP is of the Bronx', 40.8767388, -73.911189, 'manhattan'],
    ['City Island', 40.8432844, -73.7846028, 'bronx'],
  ])('returns the borough of %s', (_, latitude, longitude, borough) => {
    expect(boroughByPoint(latitude, longitude)).toBe(borough);
  });

  it.each([
    ['the harbour', 40.65, -74.045],
    ['Jersey City', 40.7178, -74.0431],
    ['null island', 0, 0],
  ])('returns null for %s', (_, latitude, longitude) => {
    expect(boroughByPoint(latitude, longitude)).toBeNull();
  });
});
