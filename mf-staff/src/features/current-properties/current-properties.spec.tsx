import { ApiError } from '@phantom/mf-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page';
import { getProperty, type PropertyDetail } from './api/get-property';
import { listProperties, type CurrentProperty } from './api/list-properties';

jest.mock('./api/get-property');
jest.mock('./api/list-properties');

const aProperty = (id: number, over: Partial<CurrentProperty> = {}): CurrentProperty => ({
  id,
  address: `${id} Halsey Street`,
  servicing_bank: 'First Gotham Trust',
  assign: { label: 'Nadia Brooks' },
  type_of_property: 'Two Family',
  url: `/files/${id}.pdf`,
  status: 3,
  ...over,
});
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const group = () => screen.findByRole('group', { name: 'Rows per page' });

describe('current properties', () => {
  beforeEach(() => {
    const properties = Array.from({ length: 43 }, (_, index) => aProperty(index + 1));
    jest.mocked(listProperties).mockReset().mockResolvedValue(properties);
  });

  it('tells of each who holds it, who cares for it, and where its file and its status are', async () => {
    await renderPage('/current-properties');

    const row = within(await screen.findByRole('row', { name: /^.*\b1 Halsey Street/ }));
    for (const text of ['First Gotham Trust', 'Nadia Brooks', 'Two Family']) {
      expect(row.getByText(text)).toBeInTheDocument();
    }
    const file = row.getByRole('link', { name: 'View File (opens in a new tab)' });
    expect(file).toHaveAttribute('href', '/files/1.pdf');
    expect(file).toHaveAttribute('target', '_blank');
    expect(row.getByRole('link', { name: 'View Status Details' })).toHaveAttribute(
      'href',
      '/current-properties/1',
    );
  });

  it('says who has none to care for it', async () => {
    jest.mocked(listProperties).mockResolvedValue([aProperty(1, { assign: null })]);
    await renderPage('/current-properties');

    expect(await screen.findByText('Nobody yet')).toBeInTheDocument();
  });

  it('keeps page and page size in the address, and asks the service once', async () => {
    const { router } = await renderPage('/current-properties');
    expect(await rows()).toHaveLength(10);
    expect(screen.getByText('1–10 of 43')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(router.state.location.search).toBe('?page=2&size=10');
    expect(await screen.findByText('11 Halsey Street')).toBeInTheDocument();

    await userEvent.click(within(await group()).getByRole('link', { name: '25' }));
    expect(router.state.location.search).toBe('?page=1&size=25');
    expect(await rows()).toHaveLength(25);
    expect(listProperties).toHaveBeenCalledTimes(1);
  });

  it('keeps the first row in sight when the page size changes', async () => {
    const { router } = await renderPage('/current-properties?page=4&size=10');
    await userEvent.click(within(await group()).getByRole('link', { name: '25' }));

    expect(router.state.location.search).toBe('?page=2&size=25');
    expect(await screen.findByText('31 Halsey Street')).toBeInTheDocument();
  });

  it.each([
    ['?page=5&size=10', 3, '43 Halsey Street'],
    ['?page=99', 3, '43 Halsey Street'],
    ['?size=50', 43, '43 Halsey Street'],
    ['?size=7&page=x', 10, '1 Halsey Street'],
  ])('opens what the address names: %s', async (search, count, address) => {
    await renderPage(`/current-properties${search}`);

    expect(await rows()).toHaveLength(count);
    expect(screen.getByText(address)).toBeInTheDocument();
  });

  it('says so where there is none', async () => {
    jest.mocked(listProperties).mockResolvedValue([]);
    await renderPage('/current-properties');

    expect(
      await screen.findByText('No properties are being serviced at the moment'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('tells an investor in a sentence that the page is not theirs', async () => {
    const refusal = new ApiError('You are not allowed to see this', 403);
    jest.mocked(listProperties).mockRejectedValue(refusal);
    await renderPage('/current-properties');

    expect(await screen.findByText('You are not allowed to see this')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To your dashboard' })).toBeInTheDocument();
  });

  it('offers another try when the list does not come', async () => {
    jest.mocked(listProperties).mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/current-properties');
    expect(await screen.findByText('No answer.')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(10);
  });
});

describe('status of a property', () => {
  const show = async (over: Partial<PropertyDetail> = {}) => {
    const data = '[{"title":"Hardship letter","file":"1/letter.pdf?signature=a"}]';
    const detail = { ...aProperty(1), data, baseurl: '/api/auth/files/', ...over };
    jest.mocked(getProperty).mockResolvedValue(detail);
    await renderPage('/current-properties/1');
    return screen.findByRole('region', { name: 'Status' });
  };

  it('shows the eight steps, and the one that is reached', async () => {
    const tracker = within(await show({ status: 5 }));

    expect(tracker.getAllByRole('listitem')).toHaveLength(8);
    const current = tracker.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step');
    expect(current).toHaveLength(1);
    expect(current[0]).toHaveTextContent('Offer Negotiation');
    expect(tracker.getByText('Step 5 of 8: Offer Negotiation')).toBeInTheDocument();
  });

  it('lists the files at Missing Documents', async () => {
    await show({ status: 3 });

    const row = within(screen.getByRole('row', { name: /Hardship letter/ }));
    expect(row.getByRole('link')).toHaveAttribute(
      'href',
      '/api/auth/files/1/letter.pdf?signature=a',
    );
  });

  it.each([1, 2, 4, 8] as const)('shows no files at status %i', async (status) => {
    await show({ status });

    expect(screen.queryByText('Hardship letter')).not.toBeInTheDocument();
  });

  it('says so when no file has come in, also when the list is broken', async () => {
    await show({ data: 'not json' });

    expect(screen.getByText('No file has come in yet')).toBeInTheDocument();
  });

  it('says that there is no such property, and leads back', async () => {
    jest.mocked(getProperty).mockRejectedValue(new ApiError('Sorry!', 404));
    await renderPage('/current-properties/999');

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Property not found',
    );
    expect(screen.getByRole('link', { name: 'Back to Current Properties' })).toBeInTheDocument();
  });
});
