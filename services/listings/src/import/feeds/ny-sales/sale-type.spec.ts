import type { MendReason } from '../../reasons.js';
import { readSaleType } from './sale-type.js';

const read = (cell: string) => {
  const reasons: MendReason[] = [];
  return { ...readSaleType(cell, (reason) => reasons.push(reason)), reasons };
};

describe('readSaleType', () => {
  it.each([
    ['Co-op for sale', 'Stock Cooperative', 'Cooperative'],
    ['Condo for sale', 'Condominium', 'Condominium'],
    ['Condop for sale', 'Condop', 'Condop'],
    ['House for sale', 'Single Family Residence', null],
    ['Multi-family home for sale', 'Multi Family', null],
    ['Townhouse for sale', 'Townhouse', null],
    ['Mobile house for sale', 'Manufactured Home', null],
  ])('reads %j as %s', (cell, kind, ownership) => {
    expect(read(cell)).toMatchObject({
      PropertyType: 'Residential',
      PropertySubType: kind,
      Ownership: ownership,
      StandardStatus: 'Active',
      reasons: [],
    });
  });

  it('tells land from homes', () => {
    expect(read('Land for sale')).toMatchObject({
      PropertyType: 'Land',
      PropertySubType: 'Unimproved Land',
    });
  });

  it.each([
    ['Pending', 'Pending'],
    ['Contingent', 'Active Under Contract'],
    ['Coming Soon', 'Coming Soon'],
    ['For sale', 'Active'],
  ])('reads %j as a status and invents no kind', (cell, status) => {
    expect(read(cell)).toMatchObject({
      PropertySubType: null,
      StandardStatus: status,
      reasons: ['type-is-a-status'],
    });
  });

  it('keeps that a home is in foreclosure', () => {
    expect(read('Foreclosure')).toMatchObject({
      StandardStatus: 'Active',
      SpecialListingConditions: 'In Foreclosure',
    });
  });

  it('keeps a home of a type that nobody foresaw', () => {
    expect(read('Castle for sale')).toMatchObject({
      PropertySubType: null,
      reasons: ['unknown-type'],
    });
  });
});
