import { routeMismatches } from '@phantom/mf-kit/testing';
import declaration from '../remote.json';
import { routes } from './routes';

it('declares every route in remote.json', () => {
  expect(routeMismatches(declaration, routes)).toEqual([]);
});
