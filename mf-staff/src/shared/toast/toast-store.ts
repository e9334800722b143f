/** A sentence that says in a corner what has been done. */
export interface ToastText {
  id: number;
  text: string;
}

type Listener = () => void;

let toasts: readonly ToastText[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

/** Says in a corner of the staff's pages what has been done; it stays there while the page changes. */
export function toast(text: string): void {
  lastId += 1;
  setToasts([...toasts, { id: lastId, text }]);
}

export function dismissToast(id: number): void {
  setToasts(toasts.filter((each) => each.id !== id));
}

export const getToasts = () => toasts;

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setToasts(next: readonly ToastText[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
