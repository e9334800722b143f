import { assignable } from './colleagues';

const emma = { id: 1, name: 'Emma Clarke' };
const adrian = { id: 2, name: 'Adrian Cole' };
const gone = { id: 9, name: 'Gone Away' };

it('offers oneself first, everybody once, and who has it now even after they have left', () => {
  expect(assignable(gone, [adrian, emma], emma)).toEqual([emma, adrian, gone]);
});

it('offers oneself where the colleagues cannot be had', () => {
  expect(assignable(null, [], emma)).toEqual([emma]);
});
