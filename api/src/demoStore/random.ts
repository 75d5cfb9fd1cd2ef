/** A stream of chance that is the same on every run (mulberry32), so that everyone meets the same demo store. */
export class Random {
  private state: number;

  /** @param name of the stream; each part of the store has its own, so that a change of one leaves the others be */
  constructor(name: string) {
    this.state = Array.from(name).reduce(
      (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193),
      0x811c9dc5,
    );
  }

  /** From 0 up to, not including, 1. */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whether something happens that happens so often: 0 never, 1 always. */
  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** A whole number, both bounds included. */
  between(lowest: number, highest: number): number {
    return lowest + Math.floor(this.fraction() * (highest - lowest + 1));
  }

  /** Mostly near the middle, rarely near a bound, never beyond: a rough bell between the two. */
  aroundTheMiddle(lowest: number, highest: number): number {
    return lowest + ((this.fraction() + this.fraction() + this.fraction()) / 3) * (highest - lowest);
  }

  /** A whole number that averages to this one: 3.25 is 3 three times out of four, else 4. */
  wholeNear(average: number): number {
    return Math.floor(average + this.fraction());
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return this.pickBy(choices, () => 1);
  }

  /** One of the choices, each as often as its weight says. @throws RangeError when there is nothing to pick */
  pickBy<Choice>(choices: readonly Choice[], weightOf: (choice: Choice) => number): Choice {
    const total = choices.reduce((sum, choice) => sum + weightOf(choice), 0);
    let left = this.fraction() * total;
    for (const choice of choices) {
      left -= weightOf(choice);
      if (left < 0) return choice;
    }
    throw new RangeError('There is nothing to pick from.');
  }
}
