/** Reloads the page only if the server responds, so that the display never shows the browser's error page. */
export async function reloadIfServed(): Promise<void> {
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(15_000) } as const;
  const response = await fetch(window.location.pathname, options).catch(() => undefined);
  if (response?.ok) window.location.reload();
}

/** Tries to reload once a minute until the page reloads. Returns a function that stops the attempts. */
export function retryReloadEveryMinute(): () => void {
  const timer = setInterval(reloadIfServed, 60_000);
  return () => clearInterval(timer);
}
