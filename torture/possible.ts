/**
 * The result of a call: it was acknowledged; it was refused as a bad call; it surely changed nothing; or nobody knows, as
 * when the server was killed before it answered.
 */
export type Outcome = 'acknowledged' | 'refused' | 'nothing' | 'unknown';

/** What a call makes of a state, or nothing when it has to be refused in that state. */
export type Change<State> = (state: State) => State | undefined;

/**
 * What a stored thing may be like by now, given every answer about it: one state, or several after calls that nobody
 * knows the outcome of. None is left when what was acknowledged has been lost.
 */
export class Possible<State> {
  private states: readonly State[];

  constructor(first: State) {
    this.states = [first];
  }

  /** The one that was true before the calls of unknown outcome. */
  get first(): State | undefined {
    return this.states[0];
  }

  get isCertain(): boolean {
    return this.states.length === 1;
  }

  find(isMeant: (state: State) => boolean): State | undefined {
    return this.states.find(isMeant);
  }

  includes(state: State): boolean {
    return this.states.some(each => isSame(each, state));
  }

  /** Takes in what came of a call. */
  record(change: Change<State>, outcome: Outcome): void {
    if (outcome === 'nothing') return;
    if (outcome === 'refused') {
      this.states = this.states.filter(state => change(state) === undefined);
      return;
    }
    const changed = this.states.map(change).filter(state => state !== undefined);
    this.states = distinct(outcome === 'acknowledged' ? changed : [...this.states, ...changed]);
  }

  toString(): string {
    return (
      this.states.map(state => JSON.stringify(state)).join(' or ') || 'nothing that agrees with the answers'
    );
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const distinct = <State>(states: readonly State[]): State[] => [
  ...new Map(states.map(state => [JSON.stringify(state), state])).values(),
];
