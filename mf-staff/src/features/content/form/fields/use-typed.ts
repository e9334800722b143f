import { useState } from 'react';

/**
 * The text of a control whose value is not a text. What is typed stays as it is until the control is left. A text that has no
 * value becomes the value itself: the rules refuse it, and it is not lost.
 */
export function useTyped<Value>(
  value: Value | string | null,
  format: (value: Value | string) => string,
  parse: (text: string) => Value | undefined,
) {
  const [typed, setTyped] = useState<string>();
  return {
    text: typed ?? (value === null ? '' : format(value)),
    type: (next: string, onChange: (value: Value | string | null) => void) => {
      setTyped(next);
      onChange(next.trim() === '' ? null : (parse(next) ?? next));
    },
    leave: () => setTyped(undefined),
  };
}
