import { createMemoryRouter } from 'react-router-dom';
import { rememberScroll } from './scroll-memory';

const aPage = (hydrationData?: { loaderData: object }) =>
  createMemoryRouter([{ path: '/' }], { hydrationData });

it('restores the position of a page that the server has rendered', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  window.sessionStorage.setItem('scroll-positions', JSON.stringify({ default: 1200 }));

  rememberScroll(aPage({ loaderData: {} }))();

  expect(scrollTo).toHaveBeenCalledWith({ top: 1200, behavior: 'instant' });
});

it('lets the browser restore a reload, and takes over when the page is shown', () => {
  const stop = rememberScroll(aPage());
  expect(window.history.scrollRestoration).toBe('manual');

  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');

  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
  stop();
});
