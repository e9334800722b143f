import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { renderPart } from '../../../testing/render';
import { PreviewFrame } from './preview-frame';

beforeAll(() => {
  // jsdom has no layout.
  globalThis.ResizeObserver = class {
    readonly disconnect = jest.fn();
    readonly unobserve = jest.fn();
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe() {
      this.callback([{ contentRect: { width: 800 } }] as never, this as never);
    }
  };
});

function SavedPreview() {
  const [savedAt, setSavedAt] = useState(1);
  const [address, setAddress] = useState('/about?preview=1');
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <>
      <button type="button" onClick={() => setSavedAt((at) => at + 1)}>
        Save
      </button>
      <button
        type="button"
        onClick={() => {
          setSavedAt((at) => at + 1);
          setAddress('/open-house?preview=1');
        }}
      >
        Save an address
      </button>
      <PreviewFrame ref={frame} address={address} width={1280} savedAt={savedAt} />
    </>
  );
}

it('loads the page again after a save, also when the connection was cut meanwhile', async () => {
  await renderPart(<SavedPreview />);
  const page = await screen.findByTitle<HTMLIFrameElement>(/./);
  const blocked = new DOMException('Blocked a frame from accessing a cross-origin frame');
  const location = jest.fn(() => {
    throw blocked;
  });
  Object.defineProperty(page, 'contentWindow', {
    value: Object.defineProperty({}, 'location', { get: location }),
  });
  fireEvent.load(page);
  const load = jest.spyOn(page, 'src', 'set');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(location).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith('/about?preview=1');
  expect(page).toBeInTheDocument();
});

it('says that the page is being prepared until the page of a new address has loaded', async () => {
  await renderPart(<SavedPreview />);
  const page = await screen.findByTitle<HTMLIFrameElement>(/./);
  const reload = jest.fn();
  Object.defineProperty(page, 'contentWindow', { value: { location: { reload } } });
  fireEvent.load(page);
  expect(page).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Save an address' }));
  expect(page).toHaveAttribute('src', '/open-house?preview=1');
  expect(page).not.toBeVisible();
  expect(screen.getByRole('status')).toBeInTheDocument();
  const load = jest.spyOn(page, 'src', 'set');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(load).toHaveBeenCalledWith('/open-house?preview=1');
  // A reload of the page before would cancel the navigation.
  expect(reload).not.toHaveBeenCalled();

  fireEvent.load(page);
  expect(page).toBeVisible();
});
