import { useLayoutEffect, useRef, useState } from 'react';

/** The size of an element, in rem. */
export type ElementSize = { width: number; height: number };

/** Measures an element, and measures it again when its size changes. */
export function useElementSize<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [size, setSize] = useState<ElementSize>();

  useLayoutEffect(function observeSize() {
    const element = ref.current;
    if (!element) return;
    const updateSize = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width: element.clientWidth / rem, height: element.clientHeight / rem });
    };
    updateSize();
    // Once the web font is loaded, texts have their final width.
    void document.fonts.ready.then(updateSize);
    const observer = new ResizeObserver(updateSize);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, size };
}
