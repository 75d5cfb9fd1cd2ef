/**
 * A pseudorandom number generator (mulberry32). It produces the same numbers on every run, so every demo
 * store has the same data.
 */
export class Random {
  private state: number;

  /**
   * @param name seeds the generator. Each kind of data has its own name, so that a change to one kind does
   * not affect the random numbers of another kind.
   */
  constructor(name: string) {
    this.state = Array.from(name).reduce(
      (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193),
      0x811c9dc5,
    );
  }

  /** Returns a number from 0 (included) to 1 (excluded). */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns true with the given probability, from 0 for never to 1 for always. */
  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** Returns an integer, both bounds included. */
  between(lowest: number, highest: number): number {
    return lowest + Math.floor(this.fraction() * (highest - lowest + 1));
  }

  /** Returns a number between the bounds, mostly near the middle. */
  nearMiddle(lowest: number, highest: number): number {
    return lowest + ((this.fraction() + this.fraction() + this.fraction()) / 3) * (highest - lowest);
  }

  /**
   * Returns one of the two integers nearest to the average, so that many results have this average. For 3.25,
   * the function returns 3 three times out of four, otherwise 4.
   */
  integerNear(average: number): number {
    return Math.floor(average + this.fraction());
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return this.pickWeighted(choices, () => 1);
  }

  /**
   * Picks one of the choices with a probability in proportion to its weight. @throws RangeError if there are
   * no choices
   */
  pickWeighted<Choice>(choices: readonly Choice[], getWeight: (choice: Choice) => number): Choice {
    const total = choices.reduce((sum, choice) => sum + getWeight(choice), 0);
    let remaining = this.fraction() * total;
    for (const choice of choices) {
      remaining -= getWeight(choice);
      if (remaining < 0) return choice;
    }
    throw new RangeError('Cannot pick from an empty list.');
  }
}
