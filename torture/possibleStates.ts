/**
 * The outcome of a call: acknowledged, rejected as an invalid call, certainly without a change, or unknown
 * because the server was killed before it responded.
 */
export type CallOutcome = 'acknowledged' | 'rejected' | 'unchanged' | 'unknown';

/** Returns the state after a call, or undefined when the call must be rejected in this state. */
export type StateChange<State> = (state: State) => State | undefined;

/**
 * The possible states of a stored item, given all responses so far.
 * Calls with an unknown outcome lead to several states. A lost acknowledged write leads to no state.
 */
export class PossibleStates<State> {
  private states: readonly State[];

  constructor(first: State) {
    this.states = [first];
  }

  /** The state before the calls with an unknown outcome. */
  get first(): State | undefined {
    return this.states[0];
  }

  get isCertain(): boolean {
    return this.states.length === 1;
  }

  find(predicate: (state: State) => boolean): State | undefined {
    return this.states.find(predicate);
  }

  includes(state: State): boolean {
    return this.states.some(each => isSame(each, state));
  }

  /** Applies the outcome of a call to the possible states. */
  applyOutcome(change: StateChange<State>, outcome: CallOutcome): void {
    if (outcome === 'unchanged') return;
    if (outcome === 'rejected') {
      this.states = this.states.filter(state => change(state) === undefined);
      return;
    }
    const changed = this.states.map(change).filter(state => state !== undefined);
    this.states = distinct(outcome === 'acknowledged' ? changed : [...this.states, ...changed]);
  }

  toString(): string {
    return (
      this.states.map(state => JSON.stringify(state)).join(' or ') || 'no state that matches the responses'
    );
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const distinct = <State>(states: readonly State[]): State[] => [
  ...new Map(states.map(state => [JSON.stringify(state), state])).values(),
];
