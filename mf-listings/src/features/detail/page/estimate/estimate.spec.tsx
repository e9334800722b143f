import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListingDetail, FIGURES } from '../../../../testing/listings';
import { renderTranslated } from '../../../../testing/render';
import type { CostFigures } from '../../../../shared/estimate/cost-figures';
import type { ListingDetail } from '../../api/listing-detail';
import { Estimate } from './estimate';

const show = (over: Partial<ListingDetail>, figures: CostFigures | null = FIGURES) =>
  renderTranslated(
    <Estimate
      listing={aListingDetail({ price: 500000, type: 'House', ...over })}
      figures={figures}
    />,
  );
const field = (name: string) => screen.getByLabelText(name);
const total = () => screen.getByRole('status').textContent;
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};

describe('mortgage estimate', () => {
  it('starts with default terms and states their sources', async () => {
    await show({});

    expect(field('Price')).toHaveValue('500,000');
    expect(field('Down payment')).toHaveValue('100,000');
    expect(field('Interest rate')).toHaveValue('5.98');
    expect(screen.getByText(/Freddie Mac’s survey of 26 Feb, 2026/)).toBeInTheDocument();
    expect(screen.getByText(/19.843% of 6% of its market value/)).toBeInTheDocument();
    expect(screen.getByText(/not an offer/)).toBeInTheDocument();
  });

  it('is not there while the service has no figures', async () => {
    await show({}, null);

    expect(screen.queryByText('Mortgage estimate')).not.toBeInTheDocument();
  });

  it('links to all costs of the price', async () => {
    await show({});

    expect(screen.getByRole('link', { name: /What it costs to buy/ })).toHaveAttribute(
      'href',
      '/listings/costs?price=500000&home=house',
    );
  });

  it('states that the average rate is old', async () => {
    await show({});
    expect(screen.queryByText(/more than three months old/)).not.toBeInTheDocument();
    cleanup();
    await show({}, { ...FIGURES, mortgageRate: 6.25, isRateOld: true });
    expect(screen.getByText(/^Interest: 6.25%.* more than three months old/)).toBeInTheDocument();
  });

  it('recalculates with every key', async () => {
    await show({});
    await type('Interest rate', '0');
    await type('Yearly property tax', '0');
    await type('Monthly insurance', '0');

    // 400,000 over 360 months.
    expect(total()).toBe('$1,111');
    await userEvent.selectOptions(field('Term'), '10');
    expect(total()).toBe('$3,333');
  });

  it('keeps dollars and percentage of the down payment in step', async () => {
    await show({});
    await type('Down payment, share', '50');
    expect(field('Down payment')).toHaveValue('250,000');

    await type('Down payment', '125000');
    expect(field('Down payment, share')).toHaveValue('25');

    await type('Price', '1,000,000');
    expect(field('Down payment')).toHaveValue('250,000');
  });

  it('keeps the down payment while the price is invalid', async () => {
    await show({});
    await userEvent.clear(field('Price'));
    expect(field('Price')).toBeInvalid();
    expect(field('Down payment')).toBeValid();
    expect(field('Down payment, share')).toBeValid();

    await type('Down payment', '125000');
    expect(field('Down payment, share')).toHaveValue('25');
    await type('Price', '1,000,000');
    expect(field('Down payment')).toHaveValue('250,000');
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  it('shows the error of a down payment at the field where it was typed', async () => {
    await show({});
    await type('Down payment, share', '30');
    await type('Down payment', '600000');

    expect(field('Down payment')).toBeInvalid();
    expect(field('Down payment, share')).toBeValid();
    expect(field('Down payment, share')).toHaveValue('');
  });

  it('estimates a purchase in cash', async () => {
    await show({});
    await type('Down payment, share', '100');

    expect(screen.getByText('Paid in cash: there is no loan.')).toBeInTheDocument();
    expect(screen.queryByText('Loan: interest and repayment')).not.toBeInTheDocument();
  });

  it('shows the valid range at the field, and no result', async () => {
    await show({});
    await type('Interest rate', '99');

    expect(field('Interest rate')).toBeInvalid();
    expect(field('Interest rate')).toHaveAccessibleDescription('Enter a number from 0 to 25.');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByText(/Please correct it/)).toBeInTheDocument();
  });

  it('includes the tax of a co-op in its maintenance', async () => {
    await show({ type: 'Co-op', area: null });

    expect(field('Monthly maintenance')).toHaveValue('1,500');
    expect(field('Yearly property tax')).toHaveValue('0');
    expect(screen.getByText(/As the area is not stated, we took 750 sq ft/)).toBeInTheDocument();
  });

  it('starts with the rules of thumb that are published, and states them', async () => {
    const figures = { ...FIGURES, condoCharges: 1.75, condoTaxRate: 0.9, downPayment: 25 };
    await show({ type: 'Condo', area: 1000 }, { ...figures, apartmentInsurance: 75 });

    expect(field('Monthly common charges')).toHaveValue('1,750');
    expect(field('Down payment, share')).toHaveValue('25');
    expect(screen.getByText(/\$1.75 a square foot and month/)).toBeInTheDocument();
    expect(screen.getByText(/0.9% of the price a year/)).toBeInTheDocument();
    expect(screen.getByText(/\$75 a month/)).toBeInTheDocument();
  });
});

describe('rent estimate', () => {
  it('shows the costs of moving in, with the law', async () => {
    await show({ listing_type: 'rentals', price: 3200 });

    expect(total()).toBe('$6,420');
    const list = screen.getByRole('list');
    expect(within(list).getByText(/General Obligations Law § 7-108/)).toBeInTheDocument();
    expect(within(list).getByText(/Real Property Law § 238-a/)).toBeInTheDocument();
    expect(screen.getByText(/yearly income of \$128,000/)).toBeInTheDocument();
  });

  it('recalculates for another rent', async () => {
    await show({ listing_type: 'rentals', price: 3200 });
    await type('Monthly rent', '3000');

    expect(total()).toBe('$6,020');
  });
});
