import { useEffect, useState, type RefObject } from 'react';

export type Orientation = 'horizontal' | 'vertical';

/** How a flex container is laid out now. Its stylesheet decides, so no breakpoint is repeated here. */
export function orientationOf(list: Element): Orientation {
  return getComputedStyle(list).flexDirection === 'column' ? 'vertical' : 'horizontal';
}

/** Follows the layout of a flex container; undefined before the browser has laid it out. */
export function useOrientation(list: RefObject<Element | null>): Orientation | undefined {
  const [orientation, setOrientation] = useState<Orientation>();
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOrientation(orientationOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return orientation;
}
