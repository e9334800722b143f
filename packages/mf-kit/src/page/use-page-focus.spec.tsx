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

// Must be the first test of the file: it tests the first page of a visit.
it('does not move the focus on the first page, and adds the live region', () => {
  render(<Page path="/first" />);
  expect(document.body).toHaveFocus();
  expect(announced()).toBe('');
});

it('moves the focus to the heading of every next page, and announces its title', () => {
  const view = render(<Page path="/first" />);
  for (const path of ['/second', '/first', '/second']) {
    document.title = `Title of ${path}`;
    view.rerender(<Page path={path} />);
    expect(focused()).toBe(path);
    expect(announced()).toBe(`Title of ${path}`);
  }
});

it('waits until the page shows its content', () => {
  const view = render(<Page path="/late" isThere={false} />);
  expect(document.body).toHaveFocus();
  view.rerender(<Page path="/late" isThere />);
  expect(focused()).toBe('/late');
});

it('moves the focus to the target of the hash', () => {
  window.history.replaceState(null, '', '/hashed#facts');
  render(<Page path="/hashed" />);
  expect(focused()).toBe('Facts');
});

it('moves the focus to the heading when the hash has no target', () => {
  window.history.replaceState(null, '', '/lost#100%');
  render(<Page path="/lost" />);
  expect(focused()).toBe('/lost');
});

it('does nothing when the same page renders again', () => {
  const view = render(<Page path="/same" />);
  (document.activeElement as HTMLElement).blur();
  view.rerender(<Page path="/same" />);
  expect(document.body).toHaveFocus();
});
