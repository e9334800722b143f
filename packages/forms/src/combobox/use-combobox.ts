import { useState, type KeyboardEvent } from 'react';
import { useOptions, type FindOptions, type Option } from './use-options';

/** The keys and the list of an ARIA combobox that finds one of many by words. */
export function useCombobox(
  value: Option | null,
  find: FindOptions,
  onChange: (value: Option | null) => void,
) {
  /** What is being typed; undefined while the field shows its value. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const { options, isFailed, ask, close } = useOptions(find);
  const isOpen = options !== undefined;

  const end = () => {
    setTyped(undefined);
    close();
  };
  const choose = (option: Option) => {
    onChange(option);
    end();
  };
  const onInput = (text: string) => {
    setTyped(text);
    setActive(0);
    // An emptied field means nobody; other words mean nothing until one is chosen.
    if (text === '' && value) onChange(null);
    ask(text);
  };
  const open = () => {
    setActive(0);
    ask(typed ?? '', 0);
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
      // It closes the list, not the dialog around it.
      event.stopPropagation();
      end();
    } else if (key === 'Enter' && isOpen) {
      const option = options[active];
      if (option) choose(option);
    } else return;
    event.preventDefault();
  };

  return {
    text: typed ?? value?.label ?? '',
    options,
    isOpen,
    isFailed,
    active,
    setActive,
    choose,
    open,
    onInput,
    onKeyDown,
    onLeave: end,
  };
}
