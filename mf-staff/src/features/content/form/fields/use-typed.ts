import { useState } from 'react';

/**
 * The text of a control whose value is not a text. What is typed stays as it is until the control is left; a text without a value
 * changes nothing.
 */
export function useTyped<Value>(
  value: Value | null,
  format: (value: Value) => string,
  parse: (text: string) => Value | undefined,
) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (value === null ? '' : format(value));
  return {
    text,
    /** Whether the typed text has no value. */
    isUnreadable: typed !== undefined && typed.trim() !== '' && parse(typed) === undefined,
    type: (next: string, onChange: (value: Value | null) => void) => {
      setTyped(next);
      const parsed = parse(next);
      if (next.trim() === '') onChange(null);
      else if (parsed !== undefined) onChange(parsed);
    },
    leave: () => setTyped((last) => (last && parse(last) === undefined ? last : undefined)),
  };
}
