import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { useRevalidator } from './use-revalidator';

it('resolves when the new data is rendered, and when the component is unmounted', async () => {
  let rows = 1;
  const seen: (string | null)[] = [];
  function Asking() {
    const { revalidate } = useRevalidator();
    const ask = async () => {
      await revalidate();
      seen.push(document.querySelector('output')!.textContent);
    };
    return <button onClick={() => void ask()}>Ask</button>;
  }
  function Page() {
    const count = useLoaderData<number>();
    return (
      <>
        <output>{count}</output>
        {count < 3 && <Asking />}
      </>
    );
  }
  const routes = [
    { path: '/', loader: () => rows++, Component: Page, HydrateFallback: () => null },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await screen.findByText('1');

  for (const expected of ['2', '3']) {
    // Not within act, which would render first.
    screen.getByRole('button').click();
    await waitFor(() => expect(seen.at(-1)).toBe(expected));
  }
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
