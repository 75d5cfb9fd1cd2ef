/** Resolves after the browser has painted the last update. */
export const waitForPaint = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)));
