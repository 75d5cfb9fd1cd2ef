/** Loads the page again if the server hands it out now: nobody closes a browser's error page on a wall. */
export async function reloadIfServed(): Promise<void> {
  const page = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(15_000) } as const;
  const answer = await fetch(window.location.pathname, page).catch(() => undefined);
  if (answer?.ok) window.location.reload();
}

/** Tries once a minute until the page is loaded again. Returns how to give up. */
export function reloadInAMinute(): () => void {
  const timer = setInterval(reloadIfServed, 60_000);
  return () => clearInterval(timer);
}
