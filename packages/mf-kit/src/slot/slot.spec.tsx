import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type SlotModule, provideSlots, startTranslations, useTranslation } from '../index';
import { defineSlot, Slot } from './index';

/** An IntersectionObserver that the test triggers. */
let comeNear: () => void;
const disconnect = jest.fn();
class Observer {
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => onChange([{ isIntersecting: true }]);
  }
  observe = jest.fn();
  disconnect = disconnect;
}

type Homes = SlotModule<'newest-homes'>;

const ofListings = (load: () => Promise<string>) =>
  defineSlot('newest-homes', {
    remote: 'mf-listings',
    locales: async () => ({ heading: 'New on the market:' }),
    load,
    Component: function NewestHomes({ data }) {
      const { t } = useTranslation();
      if (data === 'broken') throw new Error('broken component');
      return <p>{`${t('heading')} ${data}`}</p>;
    },
  });

const offer = (open: () => Promise<Homes | undefined>) => provideSlots(() => open as never);
const show = () =>
  render(<Slot name="newest-homes" limit={3} fallback={<p>Homes on their way</p>} />);

beforeEach(async () => {
  Object.assign(globalThis, { IntersectionObserver: Observer, reportError: jest.fn() });
  await startTranslations('en', ['kit']);
});

it('shows nothing when nobody fills it', () => {
  provideSlots(() => undefined);
  expect(show().container).toBeEmptyDOMElement();
});

it('shows the content of another remote, with its texts, when the visitor comes near', async () => {
  const load = jest.fn(async () => '12 Halsey Street');
  const open = jest.fn(async () => ofListings(load));
  offer(open);
  show();
  expect(open).not.toHaveBeenCalled();
  const onTheirWay = screen.getByText('Homes on their way');

  act(comeNear);
  const home = await screen.findByText('New on the market: 12 Halsey Street');
  expect(onTheirWay).not.toBeInTheDocument();
  expect(home.closest('[data-remote]')).toHaveAttribute('data-remote', 'mf-listings');
  expect(load).toHaveBeenCalledWith({ limit: 3 }, expect.any(AbortSignal));
});

it.each([
  ['its remote cannot be loaded', async () => undefined],
  ['it has no data', async () => ofListings(() => Promise.reject(new Error('503')))],
  ['it breaks', async () => ofListings(async () => 'broken')],
])('shows nothing when %s', async (_what, open) => {
  jest.spyOn(console, 'error').mockImplementation();
  offer(open);
  const { container } = show();
  await act(async () => comeNear());
  expect(container.querySelector('p')).toBeNull();
});

it.each([
  ['nobody fills it', undefined],
  ['its remote cannot be loaded', async () => undefined],
  ['it breaks', async () => ofListings(async () => 'broken')],
])('keeps the fallback on request when %s', async (_what, open) => {
  jest.spyOn(console, 'error').mockImplementation();
  provideSlots(() => open as never);
  render(<Slot name="newest-homes" limit={3} keepFallback fallback={<p>Plain list</p>} />);
  if (open) await act(async () => comeNear());
  expect(screen.getByText('Plain list')).toBeInTheDocument();
});

it('renders the fallback on a server', () => {
  const html = renderToString(<Slot name="newest-homes" limit={3} fallback="Homes on their way" />);
  expect(html).toBe('Homes on their way');
});

it('stops loading at unmount', async () => {
  let signal: AbortSignal | undefined;
  const hanging: Homes = {
    ...ofListings(async () => ''),
    draw: async (_props, left) => {
      signal = left;
      return null;
    },
  };
  offer(async () => hanging);
  const { unmount } = show();
  await act(async () => comeNear());
  unmount();
  expect(signal?.aborted).toBe(true);
  expect(disconnect).toHaveBeenCalled();
});

it('accepts only the properties of the contract', () => {
  const uses = [
    <Slot key="1" name="newest-homes" limit={3} borough="queens" />,
    // @ts-expect-error The limit is missing.
    <Slot key="2" name="newest-homes" />,
    // @ts-expect-error There is no such borough.
    <Slot key="3" name="newest-homes" limit={3} borough="london" />,
    // @ts-expect-error There is no such slot.
    <Slot key="4" name="weather" />,
  ];
  expect(uses).toHaveLength(4);
});
