import { useEffect, useRef } from 'react';

/** The heading that takes the focus when a home was taken out of the table together with the button that did it. */
export const useHeadingFocus = (count: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) heading.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return heading;
};
