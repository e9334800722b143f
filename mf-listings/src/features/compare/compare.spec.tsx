import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homesById } from '../../shared/api/homes-by-id';
import { addToComparison, comparison } from '../../shared/compare/comparison';
import { aHome } from '../../testing/a-home';
import { renderPage } from '../../testing/render-page';

jest.mock('../../shared/api/homes-by-id');

const homes = [
  aHome({ id: 3, address: 'One Street', price: 900_000, area: 1200, amenities: 'Gym, Pool' }),
  aHome({ id: 1, address: 'Two Street', price: 600_000, area: null, amenities: 'Pool' }),
];

beforeEach(async () => {
  await comparison.change(() => []);
  jest.mocked(homesById).mockImplementation(async (ids) => ({
    homes: ids.flatMap((id) => homes.find((home) => home.id === id) ?? []),
    imageBase: '/pictures/',
  }));
});

const cells = async (name: RegExp) => {
  const label = await screen.findByRole('rowheader', { name });
  return [...(label.parentElement?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
};

describe('comparing homes', () => {
  it('puts the homes of the address beside each other, in its order', async () => {
    await renderPage('/listings/compare?ids=3,1');

    const columns = await screen.findAllByRole('columnheader');
    expect(columns.map((each) => within(each).getByRole('link').textContent)).toEqual([
      'One Street',
      'Two Street',
    ]);
    expect(within(columns[0]!).getByRole('link')).toHaveAttribute('href', '/listings-detail/3');
    expect(await cells(/^Price \(different\)/)).toEqual(['$900,000', '$600,000']);
    expect(await cells(/^Price per sq ft/)).toEqual(['$750', 'Not stated']);
    expect(await cells(/^Bedrooms$/)).toEqual(['3', '3']);
    expect(await cells(/^Amenities \(different\)/)).toEqual(['GymPool', 'Pool']);
    expect(screen.queryByRole('rowheader', { name: /subway/ })).not.toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('asks for four at most, and says so', async () => {
    await renderPage('/listings/compare?ids=3,1,4,5,6');

    expect(await screen.findByText(/only the first 4/)).toBeInTheDocument();
    expect(homesById).toHaveBeenLastCalledWith([3, 1, 4, 5], expect.anything());
  });

  it('takes a home out of the address and of the visitor’s own choice, and leads on at the top', async () => {
    addToComparison({ id: 3, name: 'One Street', picture: null });
    const { router } = await renderPage('/listings/compare?ids=3,1');

    await userEvent.click(await screen.findByRole('button', { name: 'Leave out: One Street' }));

    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(1));
    expect(router.state.location.search).toBe('?ids=1');
    expect(comparison.now().value).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('tells of homes that are gone, by the name that is known of them', async () => {
    addToComparison({ id: 8, name: 'Gone Street', picture: null });
    await renderPage('/listings/compare?ids=3,8,9');

    expect(await screen.findByText('Gone Street: no longer on the market.')).toBeInTheDocument();
    expect(screen.getByText('Home no. 9: no longer on the market.')).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  });

  it('answers where a home can be kept', async () => {
    await renderPage('/listings/compare?ids=3');

    await userEvent.click(await screen.findByRole('button', { name: 'Save: One Street' }));

    // jsdom has no IndexedDB, as a browser that refuses it.
    expect(await screen.findByText(/does not let us keep anything/)).toBeInTheDocument();
  });

  it('leads to homes where there is nothing to compare, and to the own choice where there is one', async () => {
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
