import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIGURES, mockCostFigures } from '../../testing/listings';
import { renderPage } from '../../testing/render';

type Cost = ApiReply<'get', '/api/auth/closing-costs'>['list'][number];

const cost = (over: Partial<Cost>): Cost => ({
  ...{ name: 'Mansion tax', payer: 'buyer', homes: 'all', basis: 'price', note: '', lang: 'en' },
  bands: [{ from: '0.00', low: 1, high: null }],
  ...{ source: 'Tax Law § 1402-a', sourceUrl: 'https://law.example', year: 2019 },
  ...over,
});
const figures = { ...FIGURES, mortgageRate: 6, mortgageRateDate: '2026-11-19' };
const COSTS = [
  cost({}),
  cost({
    ...{ name: 'Title insurance', homes: 'real-property', source: '', sourceUrl: null, year: null },
    bands: [{ from: '0.00', low: 0.4, high: 0.6 }],
  }),
  cost({ name: 'Commission', payer: 'seller', bands: [{ from: '0.00', low: 5, high: 6 }] }),
  cost({ name: 'Deposit', payer: 'tenant', bands: [{ from: '0.00', low: 100, high: null }] }),
];
const mockCosts = (list = COSTS, own: typeof figures | null = figures) => {
  mockApi('get', '/api/auth/closing-costs', { list });
  mockCostFigures(own);
};
const side = (name: string) => screen.findByRole('region', { name });

describe('page of costs', () => {
  it('lists what each side pays for the price of the address', async () => {
    mockCosts();
    await renderPage('/listings/costs?price=1000000&home=condo&rent=3000');

    const buyer = await side('The buyer pays');
    expect(within(buyer).getByText('$14,000 – $16,000')).toBeInTheDocument();
    expect(within(buyer).getByText('1% of the price')).toBeInTheDocument();
    expect(within(buyer).getByRole('link', { name: 'Tax Law § 1402-a' })).toHaveAttribute(
      'href',
      'https://law.example',
    );
    expect(within(buyer).getByText('A rule of thumb of ours')).toBeInTheDocument();
    expect(await side('The seller pays')).toHaveTextContent('$50,000 – $60,000');
    expect(await side('The tenant pays')).toHaveTextContent('100% of a month’s rent');
  });

  it('leaves out costs of other homes', async () => {
    mockCosts();
    await renderPage('/listings/costs?price=1000000&home=coop');

    expect(await side('The buyer pays')).not.toHaveTextContent('Title insurance');
    await userEvent.selectOptions(screen.getByLabelText('Kind of home'), 'House');
    expect(await side('The buyer pays')).toHaveTextContent('Title insurance');
  });

  it('recalculates for another price, and asks for a valid one', async () => {
    mockCosts();
    await renderPage('/listings/costs?price=1000000');
    const price = await screen.findByLabelText('Price');

    await userEvent.clear(price);
    expect(await side('The buyer pays')).toHaveTextContent('Please correct it');
    await userEvent.type(price, '2000000');
    expect(await side('The seller pays')).toHaveTextContent('$100,000 – $120,000');
  });

  it('says that a cost is not due at the price', async () => {
    const bands = [
      { from: '0.00', low: 0, high: null },
      { from: '1000000.00', low: 1, high: null },
    ];
    mockCosts([cost({ bands })]);
    await renderPage('/listings/costs?price=900000');

    expect(await side('The buyer pays')).toHaveTextContent('Not due at this price');
  });

  it('ignores amounts of the address that cannot be', async () => {
    mockCosts();
    await renderPage('/listings/costs?price=-5&home=castle&rent=x');

    expect(await screen.findByLabelText('Price')).toHaveValue('850,000');
    expect(screen.getByLabelText('Kind of home')).toHaveValue('condo');
  });

  it('compares renting with buying, and says from which year on buying costs less', async () => {
    mockCosts();
    await renderPage('/listings/costs?price=500000&rent=4000');
    const section = await side('Rent or buy?');

    expect(within(section).getByRole('status')).toHaveTextContent(/^After 7 years, buying costs/);
    expect(section).toHaveTextContent(/From year \d+ on, buying costs less/);
    expect(within(section).getAllByRole('row', { hidden: true })).toHaveLength(31);

    const [rent] = screen.getAllByLabelText('Monthly rent');
    await userEvent.clear(rent as HTMLElement);
    await userEvent.type(rent as HTMLElement, '900');
    expect(within(section).getByRole('status')).toHaveTextContent(/^After 7 years, renting costs/);
    expect(section).toHaveTextContent('Renting costs less in each of 30 years.');
  });

  it('lists what the comparison begins with, with source and date', async () => {
    mockCosts(COSTS, { ...figures, condoCharges: 1.75, downPayment: 25 });
    await renderPage('/listings/costs');
    const section = await side('Rent or buy?');

    expect(section).toHaveTextContent('in Freddie Mac’s survey of 19 Nov, 2026');
    expect(section).toHaveTextContent('$1.75 a square foot and month');
    expect(section).toHaveTextContent('1% of the price a year is a rule of thumb of ours');
    expect(screen.getByLabelText('Down payment, share')).toHaveValue('25');

    await userEvent.selectOptions(screen.getByLabelText('Kind of home'), 'House');
    expect(section).toHaveTextContent('Department of Finance, fiscal year 2026');
  });

  it('has no comparison while no figures are published', async () => {
    mockCosts(COSTS, null);
    await renderPage('/listings/costs');
    await side('The buyer pays');
    expect(screen.queryByText('Rent or buy?')).not.toBeInTheDocument();
  });

  it('says that no costs are published', async () => {
    mockCosts([], null);
    await renderPage('/listings/costs');

    expect(await screen.findByText('The costs are not published yet.')).toBeInTheDocument();
  });
});
