import { routeMismatches } from '@phantom/mf-kit/testing';
import declaration from '../remote.json';
import { routes } from './routes';

it('declares in remote.json the pages that there are', () => {
  expect(routeMismatches(declaration, routes)).toEqual([]);
});
