import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import { aDocument, aHolding, distributions } from '../testing/investments';

const TOTALS = { committed: '350000.00', contributed: '300000.00', distributed: '19812.50' };

type Holdings = ApiReply<'get', '/api/auth/investor-holdings'>;
const mockHoldings = (list: Holdings['list'], totals = TOTALS) =>
  mockApi('get', '/api/auth/investor-holdings', { list, totals });
const mockDistributions = (list = distributions) =>
  mockApi('get', '/api/auth/investor-distributions', { list, years: [] });
const mockDocuments = (over: Partial<ApiReply<'get', '/api/auth/investor-documents'>>) =>
  mockApi('get', '/api/auth/investor-documents', { list: [], years: [], ...over });

beforeEach(() => {
  setSession(aSession({ id: 3, name: 'Iris Valente', type: 'Investor' }));
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  mockHoldings([aHolding()]);
  mockDistributions();
  mockDocuments({
    list: [aDocument(), aDocument({ id: 2, year: 2025, title: 'Schedule K-1 2025' })],
    years: [
      { year: 2026, count: 1, unread: 1 },
      { year: 2025, count: 1, unread: 1 },
    ],
  });
  const letter = { id: 4, title: 'Autumn letter', created_at: '2026-10-01T12:00:00Z' };
  mockApi('get', '/api/auth/newsletterList', { list: [letter] } as ApiReply<
    'get',
    '/api/auth/newsletterList'
  >);
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the investment in figures', async () => {
  await renderPage('/investors');
  const tiles = await region('Your investment in figures');
  const figure = async (name: string) =>
    (await tiles.findByText(name)).nextElementSibling as HTMLElement;

  await within(await figure('Committed')).findByText('$350,000');
  expect(await figure('Distributed')).toHaveTextContent('$19,812.50');
  expect(await figure('Holdings')).toHaveTextContent('1');
  expect(await figure('New documents')).toHaveTextContent('2');
});

it('lists holdings with cents and links to the portfolio', async () => {
  await renderPage('/investors');
  const holdings = await region('Your holdings');

  expect(await holdings.findByRole('link', { name: 'Hunters Point Tower' })).toHaveAttribute(
    'href',
    '/singleportfolio/9',
  );
  expect(holdings.getByText('$90,071,992,547.41')).toBeInTheDocument();
});

it('shows the values of the chart as text and in a table', async () => {
  await renderPage('/investors');
  const paid = await region('Distributions over time');

  expect(await paid.findByRole('img')).toHaveAccessibleName(
    /^Bar chart: \$19,812\.50 distributed from 2025 to 2026/,
  );
  await userEvent.click(paid.getByRole('radio', { name: 'Quarters' }));
  await userEvent.click(paid.getByText('Show the figures'));
  const rows = paid.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'PeriodIncomeReturn of capitalSaleTotal',
    'Q2 2026$2,000.00–$15,000.00$17,000.00',
    'Q1 2026––––',
    'Q4 2025$2,812.50––$2,812.50',
  ]);
});

it('filters the documents by year', async () => {
  await renderPage('/investors');
  const papers = await region('Your documents');
  await userEvent.selectOptions(await papers.findByLabelText('Year'), '2025');

  expect(papers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Schedule K-1 2025',
  ]);
});

it('opens a document through its receipt and shows an error when it fails', async () => {
  const receipt = mockApi('post', '/api/auth/investor-documents/{id}/receipt', { list: [] });
  receipt.mockRejectedValueOnce(new ApiError('Not here any more', 404));
  await renderPage('/investors');
  const papers = await region('Your documents');
  await userEvent.click(await papers.findByRole('button', { name: 'Third quarter 2026' }));

  expect(await papers.findByRole('alert')).toHaveTextContent('Not here any more');
  expect(receipt).toHaveBeenCalledWith({ path: { id: '1' } });
});

it('shows the error of one part only in that part', async () => {
  mockHoldings([]).mockRejectedValue(new ApiError('No answer', 503));
  await renderPage('/investors');
  const holdings = await region('Your holdings');
  expect(await holdings.findByRole('alert')).toHaveTextContent('No answer');
  expect(await screen.findByRole('link', { name: 'Autumn letter' })).toBeInTheDocument();

  mockHoldings([aHolding()]);
  await userEvent.click(holdings.getByRole('button', { name: 'Try again' }));
  expect(await holdings.findByText('Hunters Point Tower')).toBeInTheDocument();
});

it('shows a new investor what will appear', async () => {
  const zero = { committed: '0.00', contributed: '0.00', distributed: '0.00' };
  mockHoldings([], zero);
  mockDistributions([]);
  mockDocuments({});
  await renderPage('/investors');

  expect(await screen.findByText('You have no holdings yet.')).toBeInTheDocument();
  expect(await screen.findByText('Nothing has been distributed yet.')).toBeInTheDocument();
  expect(await screen.findByText('There are no documents for you yet.')).toBeInTheDocument();
});
