import type { CurrentProperty } from './current-property.entity.js';
import { columnsOf, differences } from './property-columns.js';

const property = {
  address: '1 Halsey Street',
  servicingBank: 'Gotham',
  typeOfProperty: 'Townhouse',
  assignedTo: 'Luis Santamaria',
  assigneeId: 12,
} as CurrentProperty;

it('leaves what the form leaves out', () => {
  expect(columnsOf({ servicing_bank: 'Harbor' })).toEqual({ servicingBank: 'Harbor' });
  expect(columnsOf({ assignee_name: 'A name without an account' })).toEqual({});
});

it('assigns an account with its name, or nobody', () => {
  expect(columnsOf({ assignee_id: 7, assignee_name: 'Grace' })).toEqual({
    assigneeId: 7,
    assignedTo: 'Grace',
  });
  expect(columnsOf({ assignee_id: null })).toEqual({ assigneeId: null, assignedTo: null });
  expect(() => columnsOf({ assignee_id: 7 })).toThrow('Please check the values');
});

it('tells what is new, and nothing else', () => {
  const same = { address: property.address, assigneeId: 12, assignedTo: 'Luis Santamaria' };

  expect(differences(property, same)).toEqual([]);
  expect(differences(property, { typeOfProperty: 'Loft', assignedTo: null })).toEqual([
    { field: 'type_of_property', old: 'Townhouse', new: 'Loft' },
    { field: 'assign', old: 'Luis Santamaria', new: null },
  ]);
});
