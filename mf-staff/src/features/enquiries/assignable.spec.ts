import { assignable } from './assignable';

const emma = { id: 1, name: 'Emma Clarke' };
const adrian = { id: 2, name: 'Adrian Cole' };

it('offers oneself first, everybody once, and who has it now even after they have left', () => {
  const enquiry = { assignee_id: 9, assignee_name: 'Gone Away' };
  expect(assignable(enquiry, [adrian, emma], emma)).toEqual([
    emma,
    adrian,
    { id: 9, name: 'Gone Away' },
  ]);
});

it('offers oneself where the colleagues cannot be had', () => {
  expect(assignable({ assignee_id: null, assignee_name: null }, [], emma)).toEqual([emma]);
});
