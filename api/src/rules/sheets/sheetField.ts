import { TEAMS } from '../people/teams.ts';

/** A field that a column can contain. */
export type SheetField = {
  readonly title: string;
  /** Headers of such a column apart from the title, the most likely header first. */
  readonly headers: readonly string[];
  /**
   * Headers of other fields that such a column sometimes has. The cells decide which field it is (sheets.md,
   * Header and columns).
   */
  readonly sharedHeaders?: readonly string[];
} & (
  | { readonly kind: 'dealNumber' | 'day' | 'flag' }
  /** `isDashZero` is true when a dash alone is zero. */
  | { readonly kind: 'amount'; readonly isDashZero?: boolean }
  | { readonly kind: 'text'; readonly maxLength: number; readonly pattern?: RegExp }
  | { readonly kind: 'choice'; readonly choices: readonly FieldChoice[] }
);

/** A value of a closed list with its synonyms. The first synonym is the displayed name. */
export interface FieldChoice<Value extends string | number = string | number> {
  readonly value: Value;
  readonly synonyms: readonly string[];
}

/** Splits comma-separated synonyms: English first, then German. */
export const synonyms = (...lists: readonly string[]) => lists.flatMap(list => list.split(', '));

/** Builds the choices of a closed list, each with its synonyms. */
export const choices = <const Value extends string>(
  values: readonly Value[],
  others: Readonly<Record<Value, readonly string[]>>,
): FieldChoice<Value>[] => values.map(value => ({ value, synonyms: [value, ...others[value]] }));

export const line = { kind: 'text', maxLength: 200 } as const;

/** A person. A name contains a letter, unlike an amount or a date. */
export const person = { ...line, pattern: /\p{Letter}/u } as const;

export const amount = { kind: 'amount' } as const;

/** An accounting recap prints zero as a dash. In an import a dash needs a decision (import.md, Values). */
export const comparedAmount = { kind: 'amount', isDashZero: true } as const;

export const day = { kind: 'day' } as const;

export const flag = { kind: 'flag' } as const;

/** A team by its letter; "no team" is a team, too. */
export const team = {
  kind: 'choice',
  choices: TEAMS.map(({ id, name }) => ({
    value: id,
    synonyms: [name, `Team ${name}`, ...(name === 'None' ? synonyms('no team', 'kein, keins') : [])],
  })),
} as const;
