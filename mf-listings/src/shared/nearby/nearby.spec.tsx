import type { NearbyPlaces } from '@phantom/api-client';
import { screen, within } from '@testing-library/react';
import { aListingDetail, mockListing, mockSimilarListings } from '../../testing/listings';
import { renderPage, renderTranslated } from '../../testing/render';
import { Nearby } from './nearby';

jest.mock('@phantom/map', () => ({ LocationMap: () => null }));

const PLACES: NearbyPlaces = {
  stations: [
    { name: 'Franklin Av', lines: ['2', '3', 'S'], accessible: true, minutes: 4 },
    { name: 'Nostrand Av', lines: ['A'], accessible: false, minutes: 11 },
  ],
  parks: [{ name: 'Brower Park', kind: 'park', minutes: 6 }],
  schools: [{ name: 'P.S. 138', stages: ['elementary', 'middle'], minutes: 7 }],
  commutes: [{ name: 'Fulton St', minutes: 27 }],
};

const show = (over: Partial<NearbyPlaces> = {}) =>
  renderTranslated(<Nearby places={{ ...PLACES, ...over }} />);
const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('what is near a home', () => {
  it('lists stations with their lines, and the minutes on foot', async () => {
    await show();

    expect(rowsOf('Subway')).toEqual([
      'Franklin Av23SLines 2, 3, and Sstep-free4 min',
      'Nostrand AvALines A11 min',
    ]);
  });

  it('reads the lines to screen readers once', async () => {
    await show();

    const [station] = screen.getAllByRole('listitem');
    for (const line of ['2', '3', 'S']) {
      expect(
        within(station as HTMLElement)
          .getByText(line)
          .closest('[aria-hidden]'),
      ).not.toBeNull();
    }
  });

  it('lists parks and schools with what they are', async () => {
    await show();

    expect(rowsOf('Parks and playgrounds')).toEqual(['Brower ParkPark6 min']);
    expect(rowsOf('Nearest public schools')).toEqual([
      'P.S. 138Elementary school · Middle school7 min',
    ]);
  });

  it('estimates the minutes to well-known stations', async () => {
    await show();

    expect(rowsOf('Commute')).toEqual(['Fulton Stabout 27 min']);
    expect(screen.getByText(/^Estimates for daytime on a weekday/)).toBeVisible();
  });

  it('says that no station is near, and omits parks and schools that are not there', async () => {
    await show({ stations: [], parks: [], schools: [], commutes: [] });

    expect(screen.getByText(/^No subway station/)).toBeInTheDocument();
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(screen.queryByRole('region', { name: /^Parks/ })).not.toBeInTheDocument();
  });

  it('marks names as English in every language', async () => {
    mockSimilarListings();
    mockListing(aListingDetail({ nearby: PLACES }));
    await renderPage('/listings-detail/1', 'de');

    const section = await screen.findByRole('region', { name: 'In 15 Minuten zu Fuß' });
    expect(within(section).getByText('Brower Park')).toHaveAttribute('lang', 'en');
    expect(within(section).getByText('Grundschule · Mittelschule')).toBeVisible();
  });

  it('is omitted while the place of the home is unknown', async () => {
    mockSimilarListings();
    mockListing(aListingDetail({ nearby: null }));
    await renderPage('/listings-detail/1');

    await screen.findByRole('heading', { level: 1 });
    expect(
      screen.queryByRole('region', { name: /^Within a 15-minute walk/ }),
    ).not.toBeInTheDocument();
  });
});
