/** Something that is open over a screen. */
export type Step = { close: () => void };

/** The browser's history, as far as steps need it. */
export type StepHistory = {
  /** The number of the current entry; the next one's is one higher. */
  place: () => number;
  /** Whether the current entry was added for a step. */
  isStep: () => boolean;
  /** Adds an entry of the same address, for a step. */
  push: () => void;
  /** Goes back so many entries; `arrive` is called later. */
  back: (count: number) => void;
};

/**
 * Keeps the browser's history and what is open over a screen alike: one entry for each, the innermost last. What opens
 * adds an entry; Back, which leaves that entry, closes; what is closed otherwise takes its entry back.
 */
export class StepStack {
  readonly #history: StepHistory;
  #open: readonly Step[] = [];
  /** The places of the entries that were added for what is open. */
  #entries: number[] = [];
  #isLeaving = false;
  #isSettling = false;

  constructor(history: StepHistory) {
    this.#history = history;
  }

  /** A step has opened. Gives what to call once it is closed, whoever closed it. */
  enter(step: Step): () => void {
    this.#open = [...this.#open, step];
    this.#settleSoon();
    return () => {
      this.#open = this.#open.filter(each => each !== step);
      this.#settleSoon();
    };
  }

  /** The browser has come to an entry: at the start, or by Back or Forward. */
  arrive(): void {
    this.#isLeaving = false;
    const place = this.#history.place();
    const left = this.#entries.filter(entry => entry <= place).length;
    const closed = this.#open.slice(left, this.#entries.length);
    this.#open = this.#open.filter(step => !closed.includes(step));
    this.#entries.length = left;
    for (const step of closed.reverse()) step.close();
    // What was open here is closed by now.
    if (this.#history.isStep() && !this.#entries.includes(place)) this.#leave(1);
    this.#settleSoon();
  }

  /** Arrivals are ignored from now on, for the screens are gone: their entries stay as they are. */
  rest(): void {
    this.#isLeaving = true;
  }

  /** Once all that opens and closes at this moment has done so: what takes the place of another takes its entry. */
  #settleSoon(): void {
    if (this.#isSettling) return;
    this.#isSettling = true;
    queueMicrotask(() => {
      this.#isSettling = false;
      if (!this.#isLeaving) this.#settle();
    });
  }

  #settle(): void {
    while (this.#entries.length < this.#open.length) {
      this.#history.push();
      this.#entries.push(this.#history.place());
    }
    // Those behind the current entry are left when Back comes to them: a link has led on from there.
    const place = this.#history.place();
    const left = this.#entries.splice(this.#open.length).reverse();
    const count = left.filter((entry, index) => entry === place - index).length;
    if (count > 0) this.#leave(count);
  }

  #leave(count: number): void {
    this.#isLeaving = true;
    this.#history.back(count);
  }
}
