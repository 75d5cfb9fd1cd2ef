import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** How long something that was just done is left alone, however often it is asked for meanwhile. */
export const REST_MS = 1_000;

/** Desks that heard the same news do not all act in the same moment. */
export const SPREAD_MS = 250;

/**
 * Does something soon after it is asked for: once for however many asked meanwhile, one at a time, and with a rest in
 * between. A burst of news is answered quickly the first time, then about once a second, and never left unanswered.
 */
export class Pace {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isBusy = false;
  private isWanted = false;
  private isStopped = false;
  private readonly act: () => Promise<unknown>;
  private readonly random: () => number;

  constructor(act: () => Promise<unknown>, random: () => number = Math.random) {
    this.act = act;
    this.random = random;
  }

  ask(): void {
    this.isWanted = true;
    if (this.isBusy || this.isStopped) return;
    this.isBusy = true;
    this.timer = setTimeout(() => void this.actAndRest(), this.random() * SPREAD_MS);
  }

  /** For good. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async actAndRest(): Promise<void> {
    this.isWanted = false;
    // One that fails is not tried again by itself: the next news asks for it.
    await this.act().catch(() => undefined);
    if (!this.isStopped) this.timer = setTimeout(() => this.wake(), REST_MS);
  }

  private wake(): void {
    this.isBusy = false;
    if (this.isWanted) this.ask();
  }
}

/** Gives the function that asks for something at this pace, for as long as its component is there. */
export function usePaced(act: () => Promise<unknown>): () => void {
  const latest = useEffectEvent(act);
  const pace = useRef<Pace>(undefined);
  useEffect(() => {
    const begun = new Pace(() => latest());
    pace.current = begun;
    return () => begun.stop();
  }, []);
  return useCallback(() => pace.current?.ask(), []);
}
