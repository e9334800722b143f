import type { createBrowserRouter } from 'react-router-dom';

type DataRouter = ReturnType<typeof createBrowserRouter>;
type Subscriber = Parameters<DataRouter['subscribe']>[0];

/** Renders a state of a router, with the subscriber of its provider. */
export type ShowState = (render: Subscriber, ...update: Parameters<Subscriber>) => void;

let show: ShowState = (render, ...update) => render(...update);

/** Replaces how states are shown: the shell's page transitions, which load after the first view. */
export function setShowState(next: ShowState): void {
  show = next;
}

/** Lets `setShowState` decide when the provider of a router renders its states. */
export function withShowState(router: DataRouter): void {
  const { subscribe } = router;
  router.subscribe = (render) => subscribe((...update) => show(render, ...update));
}
