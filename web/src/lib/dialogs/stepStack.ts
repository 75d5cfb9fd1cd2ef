/** A dialog or menu that is open over a screen. */
export type HistoryStep = { close: () => void };

/** The part of the browser's history that steps use. */
export type StepHistory = {
  /** Returns the index of the current entry. */
  entryIndex: () => number;
  /** Returns whether the current entry was added for a step. */
  isStep: () => boolean;
  /** Adds an entry with the same address for a step. */
  push: () => void;
  /** Goes back a number of entries. `handleArrival` is called later. */
  back: (count: number) => void;
};

/**
 * Keeps the browser's history in sync with the open steps of a screen. Each open step has one entry. The
 * innermost step has the last entry. Opening a step adds an entry. Back leaves the entry and closes the step.
 * Closing the step in any other way removes the entry.
 */
export class StepStack {
  readonly #history: StepHistory;
  #open: readonly HistoryStep[] = [];
  /** The indexes of the entries that were added for open steps. */
  #entries: number[] = [];
  #isLeaving = false;
  #isSyncing = false;

  constructor(history: StepHistory) {
    this.#history = history;
  }

  /**
   * Adds an open step.
   * @returns a function to call when the step has closed for any reason
   */
  addStep(step: HistoryStep): () => void {
    this.#open = [...this.#open, step];
    this.#syncSoon();
    return () => {
      this.#open = this.#open.filter(each => each !== step);
      this.#syncSoon();
    };
  }

  /** Handles the arrival at an entry: when the page starts, and after Back or Forward. */
  handleArrival(): void {
    this.#isLeaving = false;
    const entryIndex = this.#history.entryIndex();
    const remainingCount = this.#entries.filter(entry => entry <= entryIndex).length;
    const closedSteps = this.#open.slice(remainingCount, this.#entries.length);
    this.#open = this.#open.filter(step => !closedSteps.includes(step));
    this.#entries.length = remainingCount;
    for (const step of closedSteps.reverse()) step.close();
    // The step of the current entry is already closed.
    if (this.#history.isStep() && !this.#entries.includes(entryIndex)) this.#leave(1);
    this.#syncSoon();
  }

  /**
   * Ignores later arrivals, because the screens are unmounted. The entries of their steps stay in the
   * history.
   */
  stop(): void {
    this.#isLeaving = true;
  }

  /**
   * Waits for all steps that open and close in this task. A step that replaces another step then takes over
   * the entry of that step.
   */
  #syncSoon(): void {
    if (this.#isSyncing) return;
    this.#isSyncing = true;
    queueMicrotask(() => {
      this.#isSyncing = false;
      if (!this.#isLeaving) this.#sync();
    });
  }

  #sync(): void {
    while (this.#entries.length < this.#open.length) {
      this.#history.push();
      this.#entries.push(this.#history.entryIndex());
    }
    // A link was followed from the entries before the current entry, so these entries stay. They are removed
    // when Back reaches them.
    const entryIndex = this.#history.entryIndex();
    const removedEntries = this.#entries.splice(this.#open.length).reverse();
    const count = removedEntries.filter((entry, index) => entry === entryIndex - index).length;
    if (count > 0) this.#leave(count);
  }

  #leave(count: number): void {
    this.#isLeaving = true;
    this.#history.back(count);
  }
}
