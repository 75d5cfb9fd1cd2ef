/** Resolves once the browser has painted what was drawn so far. */
export const afterPaint = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)));
