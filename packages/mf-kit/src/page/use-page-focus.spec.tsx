import { render } from '@testing-library/react';
import { usePageFocus } from './use-page-focus';

function Page({ path, isThere }: { path: string; isThere?: boolean }) {
  usePageFocus(path, isThere);
  return (
    <main id="main">
      {isThere !== false && <h1>{path}</h1>}
      <h2 id="facts">Facts</h2>
    </main>
  );
}

const focused = () => document.activeElement?.textContent;
const announced = () => document.querySelector('#page-announcement')?.textContent;

beforeEach(() => window.history.replaceState(null, '', '/'));

// The first test of the file: it is about the first page of a visit.
it('leaves the focus alone on the first page, with a region that is ready to speak', () => {
  render(<Page path="/first" />);
  expect(document.body).toHaveFocus();
  expect(announced()).toBe('');
});

it('goes to the heading of every other page, back and forth, and has the title read out', () => {
  const view = render(<Page path="/first" />);
  for (const path of ['/second', '/first', '/second']) {
    document.title = `Title of ${path}`;
    view.rerender(<Page path={path} />);
    expect(focused()).toBe(path);
    expect(announced()).toBe(`Title of ${path}`);
  }
});

it('waits for a page whose content is on its way', () => {
  const view = render(<Page path="/late" isThere={false} />);
  expect(document.body).toHaveFocus();
  view.rerender(<Page path="/late" isThere />);
  expect(focused()).toBe('/late');
});

it('goes to what the address names within the page', () => {
  window.history.replaceState(null, '', '/hashed#facts');
  render(<Page path="/hashed" />);
  expect(focused()).toBe('Facts');
});

it('goes to the heading where the address names nothing that is there', () => {
  window.history.replaceState(null, '', '/lost#100%');
  render(<Page path="/lost" />);
  expect(focused()).toBe('/lost');
});

it('stays where it is when the same page is drawn again', () => {
  const view = render(<Page path="/same" />);
  (document.activeElement as HTMLElement).blur();
  view.rerender(<Page path="/same" />);
  expect(document.body).toHaveFocus();
});
