import { readSales, UnknownSalesFileError } from './import-sales.js';
import { buildingKey, readSale, SALE_COLUMNS, type SaleRow } from './sale-rules.js';

const aRow = (over: Partial<SaleRow> = {}): SaleRow => ({
  BOROUGH: '2',
  NEIGHBORHOOD: 'BATHGATE',
  'BUILDING CLASS CATEGORY': '01 ONE FAMILY DWELLINGS',
  BLOCK: '2907',
  LOT: '24',
  ADDRESS: '469 EAST 185 STREET',
  'ZIP CODE': '10458',
  'GROSS SQUARE FEET': '1,474',
  'SALE PRICE': '$241,500',
  'SALE DATE': '8/17/2018',
  ...over,
});

describe('readSale', () => {
  it('reads a sale of a home', () => {
    expect(readSale(aRow())).toEqual({
      borough: 'bronx',
      neighbourhood: 'BATHGATE',
      kind: 'one-family',
      block: 2907,
      lot: 24,
      zip: '10458',
      addressKey: '469-e-185th-st-10458',
      area: 1474,
      price: 241_500,
      soldOn: '2018-08-17',
    });
  });

  it.each([
    ['01 ONE FAMILY DWELLINGS', 'one-family'],
    ['02 TWO FAMILY DWELLINGS', 'two-family'],
    ['03 THREE FAMILY DWELLINGS', 'three-family'],
    ['04 TAX CLASS 1 CONDOS', 'condo'],
    ['09 COOPS - WALKUP APARTMENTS', 'co-op'],
    ['10 COOPS - ELEVATOR APARTMENTS', 'co-op'],
    ['13 CONDOS - ELEVATOR APARTMENTS', 'condo'],
    ['17 CONDO COOPS', 'co-op'],
  ])('reads the category %s as %s', (category, kind) => {
    expect(readSale(aRow({ 'BUILDING CLASS CATEGORY': category }))).toMatchObject({ kind });
  });

  it.each<[string, Partial<SaleRow>, string]>([
    ['a parking space', { 'BUILDING CLASS CATEGORY': '44 CONDO PARKING' }, 'not-one-home'],
    ['storage', { 'BUILDING CLASS CATEGORY': '47 CONDO NON-BUSINESS STORAGE' }, 'not-one-home'],
    ['a garage', { 'BUILDING CLASS CATEGORY': '29 COMMERCIAL GARAGES' }, 'not-one-home'],
    [
      'a whole rental house',
      { 'BUILDING CLASS CATEGORY': '07 RENTALS - WALKUP APARTMENTS' },
      'not-one-home',
    ],
    ['land', { 'BUILDING CLASS CATEGORY': '05 TAX CLASS 1 VACANT LAND' }, 'not-one-home'],
    ['a transfer without a price', { 'SALE PRICE': '$-' }, 'no-price'],
    ['a price of $0', { 'SALE PRICE': '$0' }, 'no-price'],
    ['a deed for $10', { 'SALE PRICE': '$10' }, 'nominal-price'],
    ['a price just under the least', { 'SALE PRICE': '$9,999' }, 'nominal-price'],
    ['a day that does not exist', { 'SALE DATE': '2/30/2018' }, 'unreadable'],
    ['no ZIP code', { 'ZIP CODE': '0' }, 'unreadable'],
    ['an unknown borough', { BOROUGH: '6' }, 'unreadable'],
  ])('leaves out %s', (_, over, reason) => {
    expect(readSale(aRow(over))).toBe(reason);
  });

  it.each(['0', '1', '-', ''])('does not know the area of %j', (area) => {
    expect(readSale(aRow({ 'GROSS SQUARE FEET': area }))).toMatchObject({ area: null });
  });
});

describe('readSales', () => {
  const fileOf = (...rows: SaleRow[]) =>
    [SALE_COLUMNS, ...rows.map((row) => SALE_COLUMNS.map((name) => row[name]))]
      .map((cells) => cells.map((cell) => `" ${cell} "`).join(','))
      .join('\n');

  it('leaves out a deed for several lots, which states its whole price with each', () => {
    const { sales, excluded } = readSales(
      fileOf(aRow({ LOT: '1' }), aRow({ LOT: '2' }), aRow({ LOT: '3', 'SALE PRICE': '$500,000' })),
    );

    expect(sales.map(({ lot }) => lot)).toEqual([3]);
    expect(excluded).toEqual([
      { line: 2, reason: 'several-lots-at-one-price' },
      { line: 3, reason: 'several-lots-at-one-price' },
    ]);
  });

  it('counts a sale once that is recorded twice', () => {
    const { sales, excluded } = readSales(fileOf(aRow(), aRow()));

    expect(sales).toHaveLength(1);
    expect(excluded).toEqual([{ line: 3, reason: 'recorded-twice' }]);
  });

  it('keeps two co-ops of a building that were sold at the same price on a day', () => {
    const coop = { 'BUILDING CLASS CATEGORY': '10 COOPS - ELEVATOR APARTMENTS' };
    const { sales } = readSales(
      fileOf(
        aRow({ ...coop, ADDRESS: '10 MAIN STREET, 4A' }),
        aRow({ ...coop, ADDRESS: '10 MAIN STREET, 5A' }),
      ),
    );

    expect(sales).toHaveLength(2);
    expect(sales.map(({ addressKey }) => addressKey)).toEqual(Array(2).fill('10-main-st-10458'));
  });

  it('keeps equal prices of one day in different blocks', () => {
    expect(readSales(fileOf(aRow(), aRow({ BLOCK: '1' }))).sales).toHaveLength(2);
  });

  it('refuses a file with other columns and names those that are missing', () => {
    expect(() => readSales('ADDRESS,PRICE\n1 Main St,5')).toThrow(UnknownSalesFileError);
    expect(() => readSales('ADDRESS,PRICE\n1 Main St,5')).toThrow(/SALE DATE/);
  });
});

describe('buildingKey', () => {
  it.each([
    ['469 EAST 185 STREET', '469 E 185th St Apt 3'],
    ['21-48 81ST STREET', '2148 81 St #2B'],
    ['350 WEST 42ND STREET, 12C', '350 W 42nd St Unit 12C'],
    ['113 AVENUE C', '113 Avenue C, 4'],
    ['211 WEST 111 STREET', '211 W 111th Street'],
  ])('gives %s and %s the same key', (recorded, listed) => {
    expect(buildingKey(recorded, '10458')).toBe(buildingKey(listed, '10458'));
  });

  it('distinguishes house numbers and ZIP codes', () => {
    const keys = [
      buildingKey('1 MAIN STREET', '10458'),
      buildingKey('3 MAIN STREET', '10458'),
      buildingKey('1 MAIN STREET', '10457'),
    ];

    expect(new Set(keys).size).toBe(3);
  });

  it('has none without a house number', () => {
    expect(buildingKey('MAIN STREET', '10458')).toBeNull();
  });
});
