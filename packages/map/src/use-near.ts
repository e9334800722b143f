import { useEffect, useState, type RefObject } from 'react';
import { whenNear } from './when-near';

/** Whether an element has been near the window yet; never while it is not displayed. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(
    () => (element.current ? whenNear(element.current, () => setNear(true)) : undefined),
    [element],
  );
  return isNear;
};
