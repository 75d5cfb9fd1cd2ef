import { useLayoutEffect, useRef, useState } from 'react';

/** The size of a place, in rem. */
export type Size = { width: number; height: number };

/** Measures an element, and measures it again when it changes. */
export function useSize<Of extends HTMLElement>() {
  const ref = useRef<Of>(null);
  const [size, setSize] = useState<Size>();

  useLayoutEffect(function measure() {
    const element = ref.current;
    if (!element) return;
    const read = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width: element.clientWidth / rem, height: element.clientHeight / rem });
    };
    read();
    // With its own letters, texts are as wide as they stay.
    void document.fonts.ready.then(read);
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, size };
}
