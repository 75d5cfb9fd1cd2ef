import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** The least time between two runs, however many were requested meanwhile. */
export const REST_MS = 1_000;

/** Desks that got the same notice do not all act in the same moment. */
export const SPREAD_MS = 250;

/**
 * Runs something soon after it is requested: once for however many requests came meanwhile, one run at a time, with a
 * rest between two. A burst of notices is followed quickly the first time, then about once a second; the last is never missed.
 */
export class Throttle {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isBusy = false;
  private isRequested = false;
  private isStopped = false;
  private readonly act: () => Promise<unknown>;
  private readonly random: () => number;

  constructor(act: () => Promise<unknown>, random: () => number = Math.random) {
    this.act = act;
    this.random = random;
  }

  request(): void {
    this.isRequested = true;
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
    this.isRequested = false;
    // One that fails is not tried again by itself: the next notice requests it.
    await this.act().catch(() => undefined);
    if (!this.isStopped) this.timer = setTimeout(() => this.wake(), REST_MS);
  }

  private wake(): void {
    this.isBusy = false;
    if (this.isRequested) this.request();
  }
}

/** Gives the function that requests a run, throttled, for as long as its component is there. */
export function useThrottled(act: () => Promise<unknown>): () => void {
  const latest = useEffectEvent(act);
  const throttle = useRef<Throttle>(undefined);
  useEffect(() => {
    const begun = new Throttle(() => latest());
    throttle.current = begun;
    return () => begun.stop();
  }, []);
  return useCallback(() => throttle.current?.request(), []);
}
