import { createRouterWindow } from './router-window';

const owns = (pathname: string) => pathname.startsWith('/listings');

/** A popstate event of the browser, or of single-spa after pushState. */
function popState(state: unknown, singleSpa = false): Event {
  const event = new PopStateEvent('popstate', { state });
  return Object.assign(event, { singleSpa });
}

let heard: jest.Mock;
let routerWindow: Window;
beforeEach(() => {
  heard = jest.fn();
  routerWindow = createRouterWindow(owns);
  routerWindow.addEventListener('popstate', heard);
});
afterEach(() => routerWindow.removeEventListener('popstate', heard));

it('hides the event that single-spa dispatches for the router’s own entry', () => {
  routerWindow.history.pushState({ key: 'own' }, '', '/listings/sales');
  window.dispatchEvent(popState({ key: 'own' }, true));
  expect(heard).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/listings/sales');
});

it('passes on events for the router’s paths from others', () => {
  routerWindow.history.pushState({ key: 'own' }, '', '/listings');
  window.history.pushState({ key: 'of a link in the header' }, '', '/listings/sales');
  window.dispatchEvent(popState({ key: 'of a link in the header' }, true));
  window.history.pushState(null, '', '/listings/rentals');
  window.dispatchEvent(popState(null, true));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('passes on Back to an entry of the router', () => {
  routerWindow.history.pushState({ key: 'own' }, '', '/listings');
  window.dispatchEvent(popState({ key: 'own' }));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('hides events for the paths of other sections', () => {
  window.history.pushState(null, '', '/portfolio');
  window.dispatchEvent(popState(null));
  expect(heard).not.toHaveBeenCalled();
});

it('removes listeners', () => {
  window.history.pushState(null, '', '/listings');
  routerWindow.removeEventListener('popstate', heard);
  window.dispatchEvent(popState(null));
  expect(heard).not.toHaveBeenCalled();
});

it('otherwise behaves like the window', () => {
  expect(routerWindow.document).toBe(document);
  expect(routerWindow.location.href).toBe(window.location.href);
  expect(routerWindow.history.state).toBe(window.history.state);
  expect(() =>
    routerWindow.clearTimeout(routerWindow.setTimeout(() => undefined, 1)),
  ).not.toThrow();
});
