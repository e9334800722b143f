import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useKeptFocus } from './use-kept-focus';

function Page() {
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  const [names, setNames] = useState(['First', 'Second', 'Third']);
  return (
    <div ref={page}>
      <h1>Names</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button onClick={() => setNames(names.filter((each) => each !== name))}>{name}</button>
          </li>
        ))}
      </ul>
    </div>
  );
}

it('moves the focus to the next control, then to the one before, then to the heading', async () => {
  render(<Page />);
  const remove = async (name: string, next: HTMLElement) => {
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await waitFor(() => expect(next).toHaveFocus());
  };
  const [, second, third] = screen.getAllByRole('button');
  await remove('First', second!);
  await remove('Third', second!);
  expect(third).not.toBeInTheDocument();
  await remove('Second', screen.getByRole('heading'));
});

it('leaves the focus where it is when something else is removed', async () => {
  render(<Page />);
  const [first, second, third] = screen.getAllByRole('button');
  first?.focus();
  fireEvent.click(second!);
  await new Promise(requestAnimationFrame);
  expect(first).toHaveFocus();
  expect(third).toBeInTheDocument();
});
