import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

export interface Option {
  value: string;
  label: string;
  /** Distinguishes options with the same label. */
  detail?: string;
}

/** Finds the options for a search text. */
export type FindOptions = (text: string, signal: AbortSignal) => Promise<Option[]>;

/** The text, list and keys of an ARIA combobox. */
export function useCombobox(
  value: Option | null,
  find: FindOptions,
  onChange: (value: Option | null) => void,
) {
  /** The search text; undefined while the field shows its value. */
  const [typed, setTyped] = useState<string>();
  /** Index of the option that Enter chooses. */
  const [active, setActive] = useState(0);
  const { options, isFailed, search, cancel } = useOptions(find);
  const isOpen = options !== undefined;

  const close = () => {
    setTyped(undefined);
    cancel();
  };
  const choose = (option: Option) => {
    onChange(option);
    close();
  };
  const onInput = (text: string) => {
    setTyped(text);
    setActive(0);
    // Emptying the field clears the value; any other text changes it only by a choice.
    if (text === '' && value) onChange(null);
    search(text);
  };
  const open = () => {
    setActive(0);
    search(typed ?? '', 0);
  };
  const move = (step: number) => {
    const count = options?.length ?? 0;
    if (count > 0) setActive((active + step + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (isOpen) move(key === 'ArrowDown' ? 1 : -1);
      else open();
    } else if (key === 'Escape' && isOpen) {
      // Otherwise a dialog around the field would close too.
      event.stopPropagation();
      close();
    } else if (key === 'Enter' && isOpen) {
      const option = options[active];
      if (option) choose(option);
    } else return;
    event.preventDefault();
  };

  const text = typed ?? value?.label ?? '';
  return {
    text,
    options,
    isOpen,
    isFailed,
    active,
    setActive,
    choose,
    open,
    close,
    onInput,
    onKeyDown,
  };
}

/** Milliseconds after the last key. */
const DELAY_MS = 200;

/** The options for the latest search text; undefined while the list is closed. */
function useOptions(find: FindOptions) {
  const [options, setOptions] = useState<Option[]>();
  const [isFailed, setFailed] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    controller.current?.abort();
  };
  const cancel = () => {
    stop();
    setOptions(undefined);
    setFailed(false);
  };
  const search = (text: string, delay = DELAY_MS) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      controller.current?.abort();
      const { signal } = (controller.current = new AbortController());
      const show = (found: Option[], failed: boolean) => {
        if (signal.aborted) return;
        setFailed(failed);
        setOptions(found);
      };
      find(text, signal).then(
        (found) => show(found, false),
        () => show([], true),
      );
    }, delay);
  };
  useEffect(() => stop, []);
  return { options, isFailed, search, cancel };
}
