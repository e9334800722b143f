import { renderRoutes } from '@phantom/mf-kit/testing';
import { act, screen } from '@testing-library/react';
import { usePageHeading } from './results-header';

function Page() {
  return (
    <>
      <h1 ref={usePageHeading()} tabIndex={-1}>
        Homes
      </h1>
      <button>Filter</button>
    </>
  );
}
const open = async () => {
  const routes = [{ path: '/', Component: Page }];
  const locales = (language: string) => import(`../../../../locales/${language}.json`);
  const path = '/?max_price=9&page=2&cursor=b';
  const { router } = await renderRoutes({ name: 'mf-listings', routes, locales, path });
  const button = await screen.findByRole('button');
  button.focus();
  return { button, goTo: (query: string) => act(() => router.navigate(query)) };
};

it('focuses the heading when the page is turned', async () => {
  const { goTo } = await open();
  await goTo('?max_price=9&page=3&cursor=c');
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('leaves the focus when another search starts at its first page', async () => {
  const { goTo, button } = await open();
  await goTo('?max_price=8');
  expect(button).toHaveFocus();
});
