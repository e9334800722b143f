import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { RemoteContext } from '../page/remote-context';

/** Must be inside of the hydrated tree, so that its effects run when all of it is hydrated. */
export function ReplayEarlyInput(): null {
  const element = useContext(RemoteContext)?.element;
  const replay = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (element) replay.current = earlyInput(element);
  }, [element]);
  useEffect(() => {
    // After the updates that components make when they notice that they run in a browser.
    const timer = setTimeout(() => replay.current?.());
    return () => clearTimeout(timer);
  }, [element]);
  return null;
}

/** Repeats the input of one field. */
type Replay = () => void;

/** Finds what was typed and ticked before hydration, which React does not know. Returns a function that repeats it. */
function earlyInput(container: HTMLElement): () => void {
  const replays = [
    ...Array.from(container.querySelectorAll('input'), ofInput),
    ...Array.from(container.querySelectorAll('textarea'), (field) =>
      field.value === field.defaultValue ? undefined : typing(field, HTMLTextAreaElement),
    ),
    ...Array.from(container.querySelectorAll('select'), ofSelect),
  ];
  return () => replays.forEach((replay) => replay?.());
}

function ofInput(field: HTMLInputElement): Replay | undefined {
  if (field.type === 'checkbox' || field.type === 'radio') {
    return field.checked === field.defaultChecked ? undefined : ticking(field);
  }
  return field.value === field.defaultValue ? undefined : typing(field, HTMLInputElement);
}

function ofSelect(field: HTMLSelectElement): Replay | undefined {
  const initial = Array.from(field.options).find((option) => option.defaultSelected);
  const { value } = field;
  if (value === (initial ?? field.options[0])?.value) return undefined;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function typing(
  field: HTMLInputElement | HTMLTextAreaElement,
  { prototype }: typeof HTMLInputElement | typeof HTMLTextAreaElement,
): Replay {
  const { value, defaultValue } = field;
  const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  return () => {
    // React remembers values that are set on the field, and ignores an event whose value it knows.
    field.value = defaultValue;
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function ticking(field: HTMLInputElement): Replay {
  const { checked } = field;
  return () => {
    field.checked = !checked;
    field.click();
  };
}
