import { render, screen, waitFor } from '@testing-library/react';
import { drawMap } from './draw-map';
import { LocationMap } from './location-map';
import { everythingIsInSight, nothingIsInSight } from './testing/in-sight';

jest.mock('./draw-map', () => ({ drawMap: jest.fn() }));

const TEXTS = {
  language: 'en',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  source: 'Boundaries: City of New York',
};
const PLACE = { latitude: 40.6842, longitude: -73.9307 };
const takeAway = jest.fn();
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
  takeAway.mockReset();
  jest.mocked(drawMap).mockReset().mockReturnValue(takeAway);
});

describe('LocationMap', () => {
  it('draws the place into its element, and takes the map away when it goes', async () => {
    const { unmount } = show();
    await waitFor(() => expect(drawMap).toHaveBeenCalledWith(map(), PLACE, TEXTS));
    unmount();
    expect(takeAway).toHaveBeenCalledTimes(1);
  });

  it('is not drawn again for the same place', async () => {
    const { rerender } = show();
    await waitFor(() => expect(drawMap).toHaveBeenCalledTimes(1));
    rerender(<LocationMap place={{ ...PLACE }} label="" texts={{ ...TEXTS }} caption="" />);
    expect(takeAway).not.toHaveBeenCalled();
  });

  it('says where it is before it is in sight, and draws nothing', () => {
    nothingIsInSight();
    show();
    expect(caption()).toBeInTheDocument();
    expect(map()).toBeEmptyDOMElement();
    expect(drawMap).not.toHaveBeenCalled();
  });

  it('leaves its caption when it cannot be drawn', async () => {
    jest.mocked(drawMap).mockImplementation(() => {
      throw new Error('no canvas');
    });
    show();
    await waitFor(() => expect(map()).not.toBeInTheDocument());
    expect(caption()).toBeInTheDocument();
  });
});
