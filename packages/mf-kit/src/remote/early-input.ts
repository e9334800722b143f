/** A field in which the server's HTML no longer stands as it came. */
type Replay = () => void;

/**
 * What was typed and ticked before the scripts came. React takes the fields over with what it sees in them, and its
 * components know nothing of it: answers the way to tell them, as if it were typed again.
 */
export function earlyInput(container: HTMLElement): () => void {
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
  const asItCame = Array.from(field.options).find((option) => option.defaultSelected);
  const { value } = field;
  if (value === (asItCame ?? field.options[0])?.value) return undefined;
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
    // React notes what it sees set on the field itself, and passes on an event only when something else is there.
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
