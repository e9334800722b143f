import { assignable } from './colleagues';

const emma = { id: 1, name: 'Emma Clarke' };
const adrian = { id: 2, name: 'Adrian Cole' };
const gone = { id: 9, name: 'Gone Away' };

it('offers the user first, each person once, and the assignee even if no longer employed', () => {
  expect(assignable(gone, [adrian, emma], emma)).toEqual([emma, adrian, gone]);
});

it('offers the user when the list of colleagues is not available', () => {
  expect(assignable(null, [], emma)).toEqual([emma]);
});
