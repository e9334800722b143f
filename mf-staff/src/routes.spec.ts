import { routeMismatches } from '@phantom/mf-kit/testing';
import declaration from '../remote.json';
import { routes } from './routes';

it('declares exactly its routes in remote.json', () => {
  expect(routeMismatches(declaration, routes)).toEqual([]);
});
