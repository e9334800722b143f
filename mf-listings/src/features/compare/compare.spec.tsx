import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToComparison, comparison } from '../../shared/comparison/comparison';
import { aListing, mockListingsById } from '../../testing/listings';
import { renderPage } from '../../testing/render';

const listings = [
  aListing({ id: 3, address: 'One Street', price: 900_000, area: 1200, amenities: 'Gym, Pool' }),
  aListing({ id: 1, address: 'Two Street', price: 600_000, area: null, amenities: 'Pool' }),
];

let byId: ReturnType<typeof mockListingsById>;

beforeEach(async () => {
  await comparison.change(() => []);
  byId = mockListingsById(...listings);
});

const cells = async (name: RegExp) => {
  const label = await screen.findByRole('rowheader', { name });
  return [...(label.parentElement?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
};

describe('compare page', () => {
  it('shows the listings of the URL side by side, in its order', async () => {
    await renderPage('/listings/compare?ids=3,1');

    const columns = await screen.findAllByRole('columnheader');
    expect(columns.map((each) => within(each).getByRole('link').textContent)).toEqual([
      'One Street',
      'Two Street',
    ]);
    expect(within(columns[0]!).getByRole('link')).toHaveAttribute('href', '/listings-detail/3');
    expect(await cells(/^Price \(different\)/)).toEqual(['$900,000', '$600,000']);
    expect(await cells(/^Price per sq ft/)).toEqual(['$750', '–Not stated']);
    expect(await cells(/^Bedrooms$/)).toEqual(['3', '3']);
    expect(await cells(/^Amenities \(different\)/)).toEqual(['GymPool', 'Pool']);
    expect(screen.queryByRole('rowheader', { name: /subway/ })).not.toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('requests four listings at most, and says so', async () => {
    await renderPage('/listings/compare?ids=3,1,4,5,6');

    expect(await screen.findByText(/only the first 4/)).toBeInTheDocument();
    expect(byId).toHaveBeenLastCalledWith({ query: { ids: '3,1,4,5' } });
  });

  it('removes a listing from the URL and from the comparison, and focuses the heading', async () => {
    addToComparison({ id: 3, name: 'One Street', picture: null });
    const { router } = await renderPage('/listings/compare?ids=3,1');

    await userEvent.click(await screen.findByRole('button', { name: 'Leave out: One Street' }));

    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(1));
    expect(router.state.location.search).toBe('?ids=1');
    expect(comparison.getSnapshot().value).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('names listings that are off the market, with the name that is known', async () => {
    addToComparison({ id: 8, name: 'Gone Street', picture: null });
    await renderPage('/listings/compare?ids=3,8,9');

    expect(await screen.findByText('Gone Street: no longer on the market.')).toBeInTheDocument();
    expect(screen.getByText('Home no. 9: no longer on the market.')).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  });

  it('reports that a favourite cannot be stored', async () => {
    await renderPage('/listings/compare?ids=3');

    await userEvent.click(await screen.findByRole('button', { name: 'Save: One Street' }));

    // jsdom has no IndexedDB, like a browser that refuses it.
    expect(await screen.findByText(/does not let us keep anything/)).toBeInTheDocument();
  });

  it('links to the landing page when the comparison is empty, and to the comparison when it is not', async () => {
    await renderPage('/listings/compare');
    expect(await screen.findByRole('link', { name: 'Look at homes' })).toBeInTheDocument();

    await act(async () => {
      addToComparison({ id: 3, name: 'One Street', picture: null });
      await comparison.read();
    });
    expect(await screen.findByRole('link', { name: 'Compare (1)' })).toHaveAttribute(
      'href',
      '/listings/compare?ids=3',
    );
  });
});
