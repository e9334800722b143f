import { scrollToCard } from './live-map';

const scrollIntoView = jest.fn();

beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  document.body.innerHTML = `
    <div id="map"><ul><li><a href="/de/listings-detail/7">On the map</a></li></ul></div>
    <ul>
      <li id="other"><a href="/de/listings-detail/77">Another</a></li>
      <li id="card"><a href="/de/listings-detail/7">In the list</a></li>
    </ul>`;
});

const map = () => document.getElementById('map');

it('scrolls the list, and not the map, to the card', () => {
  scrollToCard(7, map());
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('card')]);
});

it('does nothing when the list does not show the listing', () => {
  scrollToCard(8, map());
  expect(scrollIntoView).not.toHaveBeenCalled();
});
