import { useEffect, useRef } from 'react';

/** The field of the words: follows the address, and takes the focus where what its form asked for is unknown. */
export const useWordsField = (unknownPlace: string | null) => {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(unknownPlace);
  useEffect(() => {
    if (before.current === unknownPlace) return;
    before.current = unknownPlace;
    const input = field.current;
    if (!input) return;
    input.value = unknownPlace ?? '';
    if (unknownPlace !== null && input.form?.contains(document.activeElement)) input.focus();
  }, [unknownPlace]);
  return field;
};
