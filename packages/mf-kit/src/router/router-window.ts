type PopStateListener = (event: PopStateEvent) => void;

interface ArtificialPopState extends PopStateEvent {
  /** Set by single-spa on the events that it dispatches after pushState and replaceState. */
  singleSpa?: boolean;
}

/** Hides popstate events that single-spa dispatches for the router's own pushState, and those for paths of other remotes. */
export function createRouterWindow(ownsPath: (pathname: string) => boolean): Window {
  const listeners = new Map<PopStateListener, PopStateListener>();
  let ownKey: unknown;

  const filtered = (listener: PopStateListener) => (event: ArtificialPopState) => {
    const echo =
      event.singleSpa && keyOf(event.state) !== undefined && keyOf(event.state) === ownKey;
    if (!echo && ownsPath(window.location.pathname)) listener(event);
  };
  const addEventListener = (type: string, listener: PopStateListener) => {
    if (type === 'popstate') listeners.set(listener, filtered(listener) as PopStateListener);
    window.addEventListener(type, (listeners.get(listener) ?? listener) as EventListener);
  };
  const removeEventListener = (type: string, listener: PopStateListener) => {
    window.removeEventListener(type, (listeners.get(listener) ?? listener) as EventListener);
    if (type === 'popstate') listeners.delete(listener);
  };
  const history = proxied(window.history, {
    pushState: (state: unknown, unused: string, url?: string) => {
      ownKey = keyOf(state);
      window.history.pushState(state, unused, url);
    },
    replaceState: (state: unknown, unused: string, url?: string) => {
      ownKey = keyOf(state);
      window.history.replaceState(state, unused, url);
    },
  });
  return proxied(window, { addEventListener, removeEventListener, history });
}

/** The object with some properties replaced; native functions keep the real object as `this`. */
function proxied<Target extends object>(target: Target, replaced: Record<string, unknown>): Target {
  return new Proxy(target, {
    get(object, property) {
      if (typeof property === 'string' && property in replaced) return replaced[property];
      const value: unknown = Reflect.get(object, property, object);
      return typeof value === 'function' ? value.bind(object) : value;
    },
  });
}

function keyOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
}
