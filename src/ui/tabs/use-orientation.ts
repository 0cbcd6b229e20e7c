import { useEffect, useState, type RefObject } from 'react';

export type Orientation = 'horizontal' | 'vertical';

/** The direction of a flex container, read from its styles so that no breakpoint is repeated here. */
export function orientationOf(list: Element): Orientation {
  return getComputedStyle(list).flexDirection === 'column' ? 'vertical' : 'horizontal';
}

/** The current direction of a flex container; undefined before the first layout. */
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
