import { ApiError, clearSession, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import { aPage, aProperty } from '../testing/properties';
import { mockProperty } from '../testing/show-property';

let listProperties: ApiMock<'get', '/api/auth/emp-current-propertieslist'>;

const rows = async () => (await screen.findAllByRole('row')).slice(1);
const asked = () => listProperties.mock.lastCall?.[0].query;
const ten = Array.from({ length: 10 }, (_, index) => aProperty(index + 1));

beforeEach(() => {
  setSession(aSession());
  listProperties = mockApi('get', '/api/auth/emp-current-propertieslist', ({ query }) =>
    aPage(ten, { total: 43, page: Number(query?.['page']), size: Number(query?.['size']) }),
  );
});

describe('current properties', () => {
  it('translates property types and shows unknown ones as they are', async () => {
    const houseboat = { ...aProperty(2), type_of_property: 'Houseboat' };
    listProperties.mockResolvedValue(aPage([aProperty(1), houseboat]));
    await renderPage('/current-properties', 'de');
    const [first, second] = await rows();
    expect(first).toHaveTextContent('Zweifamilienhaus');
    expect(second).toHaveTextContent('Houseboat');
  });

  it('lists bank, assignee, status and links of each property', async () => {
    await renderPage('/current-properties');

    const row = within(await screen.findByRole('row', { name: /^.*\b1 Halsey Street/ }));
    for (const text of ['First Gotham Trust', 'Nadia Brooks', 'Two Family', 'Missing Documents']) {
      expect(row.getByText(text)).toBeInTheDocument();
    }
    expect(row.getByText('3')).toHaveAttribute('title', 'Since 19 Nov, 2026, 10:00 AM EST');
    const file = row.getByRole('link', { name: 'View File (opens in a new tab)' });
    expect(file).toHaveAttribute('href', '/files/1.pdf');
    expect(file).toHaveAttribute('target', '_blank');
    expect(row.getByRole('link', { name: /^View Status Details/ })).toHaveAttribute(
      'href',
      '/current-properties/1',
    );
  });

  it('shows a missing assignee and overdue documents', async () => {
    const late = aProperty(1, { assign: null, awaited_documents: 2, overdue_documents: 1 });
    listProperties.mockResolvedValue(aPage([late]));
    await renderPage('/current-properties');

    const row = within((await rows())[0] as HTMLElement);
    expect(row.getByText('Nobody yet')).toBeInTheDocument();
    expect(row.getByText('1 document overdue')).toBeInTheDocument();
  });

  it('shows the chosen columns alone, also after a sign-out', async () => {
    await renderPage('/current-properties');
    await rows();
    const headers = () => screen.getAllByRole('columnheader').map((each) => each.textContent);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const menu = within(screen.getByRole('group', { name: 'Columns' }));
    expect(menu.queryByRole('checkbox', { name: 'Address' })).not.toBeInTheDocument();
    expect(menu.queryByRole('checkbox', { name: 'View File' })).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('checkbox', { name: 'Servicing Bank' }));
    await userEvent.click(menu.getByRole('checkbox', { name: 'Days' }));
    expect(headers()).not.toContain('Servicing Bank');
    expect(headers()).toContain('Type of Property');

    act(() => clearSession());
    act(() => setSession(aSession()));
    expect(document.cookie).toContain('columns=properties=bank.days');
    await userEvent.click(menu.getByRole('checkbox', { name: 'Servicing Bank' }));
    await userEvent.click(menu.getByRole('checkbox', { name: 'Days' }));
    expect(headers()).toContain('Servicing Bank');
    expect(document.cookie).not.toContain('columns');
  });

  it('keeps page and page size in the address and the first row visible', async () => {
    const { router } = await renderPage('/current-properties?page=4');
    expect(await screen.findByText('31–40 of 43')).toBeInTheDocument();

    const sizes = screen.getByRole('group', { name: 'Rows per page' });
    await userEvent.click(within(sizes).getByRole('link', { name: '25' }));
    await waitFor(() => expect(asked()).toMatchObject({ page: '2', size: '25' }));
    expect(router.state.location.search).toBe('?size=25&page=2');
  });

  it('sorts by a column and reverses the order on the second click', async () => {
    const { router } = await renderPage('/current-properties?page=2');
    const bank = await screen.findByRole('columnheader', { name: 'Servicing Bank' });
    expect(bank).toHaveAttribute('aria-sort', 'none');

    await userEvent.click(within(bank).getByRole('link'));
    await waitFor(() => expect(bank).toHaveAttribute('aria-sort', 'ascending'));
    expect(router.state.location.search).toBe('?sort=bank&order=asc');

    await userEvent.click(within(bank).getByRole('link'));
    await waitFor(() => expect(bank).toHaveAttribute('aria-sort', 'descending'));
    expect(asked()).toMatchObject({ sort: 'bank', order: 'desc', page: '1' });
  });

  it('filters by the chosen options, shows them as chips and removes them', async () => {
    const { router } = await renderPage('/current-properties?size=25&page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Bank' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Harbor Savings/ }));
    await waitFor(() => expect(asked()).toMatchObject({ bank: 'Harbor Savings', page: '1' }));
    expect(router.state.location.search).toBe('?size=25&bank=Harbor+Savings');

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Bank/ })).toHaveFocus();

    await userEvent.click(screen.getByRole('link', { name: /Remove filter Bank: Harbor/ }));
    await waitFor(() => expect(asked()).not.toHaveProperty('bank'));
    expect(router.state.location.search).toBe('?size=25');
  });

  it('shows properties in servicing by default and other views by the address', async () => {
    const { router } = await renderPage('/current-properties?status=3');
    await rows();
    expect(asked()).toMatchObject({ view: 'serviced', status: '3' });
    const views = within(screen.getByRole('tablist', { name: 'Which properties' }));
    expect(views.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Being serviced 43',
      'Completed 5',
      'Archived 2',
      'All 50',
    ]);

    await userEvent.click(views.getByRole('tab', { name: /Archived/ }));
    await waitFor(() => expect(asked()).toMatchObject({ view: 'archived' }));
    expect(asked()).not.toHaveProperty('status');
    expect(router.state.location.search).toBe('?view=archived');

    await userEvent.click(views.getByRole('tab', { name: /Being serviced/ }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('shows completed properties when the address filters by that status', async () => {
    await renderPage('/current-properties?status=8');
    await rows();

    expect(asked()).toMatchObject({ view: 'all', status: '8' });
  });

  it('searches while typing and adds one history entry', async () => {
    const { router } = await renderPage('/current-properties');
    await userEvent.type(await screen.findByRole('searchbox'), 'hals');

    await waitFor(() => expect(asked()).toMatchObject({ search: 'hals' }));
    expect(listProperties.mock.calls.length).toBeLessThan(4);
    expect(router.state.location.search).toBe('?search=hals');
    expect(screen.getByRole('searchbox')).toHaveValue('hals');
  });

  it('offers to clear the filters when nothing matches', async () => {
    listProperties.mockResolvedValue(aPage([]));
    const { router } = await renderPage('/current-properties?search=nowhere&status=3&size=25');
    expect(
      await screen.findByText('No property matches your search and filters'),
    ).toBeInTheDocument();

    await userEvent.click(screen.getAllByRole('link', { name: 'Clear filters' }).at(-1) as Element);
    expect(router.state.location.search).toBe('?size=25');
    expect(
      await screen.findByText('No properties are being serviced at the moment'),
    ).toBeInTheDocument();
  });

  it.each(['?size=7&page=x&sort=nothing&order=up&status=9', '?page=-3&status=hello'])(
    'ignores parameters that the server would refuse: %s',
    async (search) => {
      await renderPage(`/current-properties${search}`);

      await rows();
      expect(asked()).toEqual({
        page: '1',
        size: '10',
        sort: 'address',
        order: 'asc',
        view: 'serviced',
      });
    },
  );

  it('tells an investor that the page is not available', async () => {
    setSession(aSession({ type: 'Investor' }));
    await renderPage('/current-properties');

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'This page is not for your account',
    );
    expect(listProperties).not.toHaveBeenCalled();
  });

  it('offers a retry when the list fails to load', async () => {
    listProperties.mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/current-properties');
    expect(await screen.findByText('No answer.')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(10);
  });

  it('links back from a property to the same page and filters', async () => {
    mockProperty();
    const { router } = await renderPage('/current-properties?bank=Harbor+Savings&page=2');
    const [link] = await screen.findAllByRole('link', { name: /^View Status Details/ });
    await userEvent.click(link as HTMLElement);

    await waitFor(() => expect(router.state.location.pathname).toBe('/current-properties/1'));
    expect(router.state.location.state).toEqual({ listSearch: '?bank=Harbor+Savings&page=2' });
  });
});
