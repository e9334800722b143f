import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderTranslated } from '../../testing/render';
import { plainSearch, type Search } from '../search/search';
import { recentSearches, rememberSearch } from './recent-searches';
import { RecentSearchesList } from './recent-searches-list';

const queens = plainSearch('sales', 'queens');
const narrow: Search = { ...queens, neighbourhood: ['Astoria'], min_bedrooms: 2 };

beforeEach(async () => {
  await recentSearches.change(() => []);
  rememberSearch(queens);
  rememberSearch(narrow);
});

it('describes each search in words, and links to it', async () => {
  await renderTranslated(<RecentSearchesList />);

  const [last, first] = await screen.findAllByRole('link');
  expect(last).toHaveTextContent(/^Homes for sale in Queens.*Astoria.*2\+ bedrooms/);
  expect(last).toHaveAttribute(
    'href',
    '/listings/sales/queens?min_bedrooms=2&neighbourhood=Astoria',
  );
  expect(first).toHaveTextContent(/^Homes for sale in Queens$/);
});

it('does not offer the current search', async () => {
  await renderTranslated(<RecentSearchesList current={{ ...narrow, sort: 'price-asc' }} />);

  expect(await screen.findAllByRole('link')).toHaveLength(1);
});

it('moves the focus when the last one is removed', async () => {
  await recentSearches.change(() => []);
  await renderTranslated(<RecentSearchesList />);
  expect(screen.queryByText('No recent searches.')).not.toBeInTheDocument();
  act(() => rememberSearch(queens));

  await userEvent.click(await screen.findByRole('button', { name: /^Forget: / }));
  expect(screen.getByText('No recent searches.')).toHaveFocus();
});

it('removes one, focuses the next, and removes all', async () => {
  await renderTranslated(<RecentSearchesList />);

  await userEvent.click(await screen.findByRole('button', { name: /^Forget: .*Astoria/ }));
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Forget: Homes for sale in Queens' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(recentSearches.getSnapshot().value).toEqual([]);
  expect(screen.getByText('No recent searches.')).toHaveFocus();
});
