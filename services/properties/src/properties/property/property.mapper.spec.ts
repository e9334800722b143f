import type { CurrentProperty } from '../common/property.entity.js';
import { toColumns, toFieldChanges } from './property.mapper.js';

const property = {
  address: '1 Halsey Street',
  servicingBank: 'Gotham',
  typeOfProperty: 'Townhouse',
  assignedTo: 'Luis Santamaria',
  assigneeId: 12,
} as CurrentProperty;

describe('toColumns', () => {
  it('leaves out the fields that the form leaves out', () => {
    expect(toColumns({ servicing_bank: 'Harbor' })).toEqual({ servicingBank: 'Harbor' });
    expect(toColumns({ assignee_name: 'A name without an account' })).toEqual({});
  });

  it('assigns an account with its name, or nobody', () => {
    expect(toColumns({ assignee_id: 7, assignee_name: 'Grace' })).toEqual({
      assigneeId: 7,
      assignedTo: 'Grace',
    });
    expect(toColumns({ assignee_id: null })).toEqual({ assigneeId: null, assignedTo: null });
    expect(() => toColumns({ assignee_id: 7 })).toThrow('Please check the values');
  });
});

describe('toFieldChanges', () => {
  it('returns only the fields that differ', () => {
    const same = { address: property.address, assigneeId: 12, assignedTo: 'Luis Santamaria' };

    expect(toFieldChanges(property, same)).toEqual([]);
    expect(toFieldChanges(property, { typeOfProperty: 'Loft', assignedTo: null })).toEqual([
      { field: 'type_of_property', old: 'Townhouse', new: 'Loft' },
      { field: 'assign', old: 'Luis Santamaria', new: null },
    ]);
  });
});
