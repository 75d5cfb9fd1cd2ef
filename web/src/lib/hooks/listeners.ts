/** Those who follow something outside of React, as `useSyncExternalStore` asks for them. */
export class Listeners {
  private readonly all = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.all.add(listener);
    return () => this.all.delete(listener);
  };

  /** It has changed. */
  tell(): void {
    for (const listener of this.all) listener();
  }
}
