import { render, screen, waitFor } from '@testing-library/react';
import { everythingIsInSight, nothingIsInSight } from '../testing/in-sight';
import { drawLocation } from './draw-location';
import { LocationMap } from './location-map';

jest.mock('./draw-location', () => ({ drawLocation: jest.fn() }));

const TEXTS = {
  language: 'en',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  source: 'Boundaries: City of New York',
};
const PLACE = { latitude: 40.6842, longitude: -73.9307 };
const remove = jest.fn();
const show = () =>
  render(
    <LocationMap
      place={PLACE}
      label="Map of New York"
      texts={TEXTS}
      caption="764 Halsey Street, Brooklyn."
    />,
  );
const map = () => screen.queryByRole('group', { name: 'Map of New York' });
const caption = () => screen.getByText('764 Halsey Street, Brooklyn.');

beforeEach(() => {
  everythingIsInSight();
  remove.mockReset();
  jest.mocked(drawLocation).mockReset().mockReturnValue(remove);
});

describe('LocationMap', () => {
  it('draws the place into its element, and removes the map on unmount', async () => {
    const { unmount } = show();
    await waitFor(() => expect(drawLocation).toHaveBeenCalledWith(map(), PLACE, TEXTS, {}));
    unmount();
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('is not drawn again for the same place', async () => {
    const { rerender } = show();
    await waitFor(() => expect(drawLocation).toHaveBeenCalledTimes(1));
    rerender(<LocationMap place={{ ...PLACE }} label="" texts={{ ...TEXTS }} caption="" />);
    expect(remove).not.toHaveBeenCalled();
  });

  it('shows only the caption while it is out of sight', () => {
    nothingIsInSight();
    show();
    expect(caption()).toBeInTheDocument();
    expect(map()).toBeEmptyDOMElement();
    expect(drawLocation).not.toHaveBeenCalled();
  });

  it('shows only the caption after an error', async () => {
    jest.mocked(drawLocation).mockImplementation(() => {
      throw new Error('no canvas');
    });
    show();
    await waitFor(() => expect(map()).not.toBeInTheDocument());
    expect(caption()).toBeInTheDocument();
  });
});
