import { useEffect, type RefObject } from 'react';

/** Whatever takes the focus below comes up over this element, and not behind it, while it stands at the foot. */
export const useRoomAtFoot = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    style.scrollPaddingBottom = `${(element.current?.offsetHeight ?? 0) + MARGIN_PX}px`;
    return () => {
      style.scrollPaddingBottom = before;
    };
  }, [element]);
};

const MARGIN_PX = 24;
