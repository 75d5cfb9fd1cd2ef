import type { Header } from './header';
import { money } from './money';
import { percent } from './percent';
import { count, units } from './units';

/** What a screen says of a figure: `generated/rules/*Figures.ts` (decision 205). */
export type FigureHead = Header & { kind: 'units' | 'money' | 'count' | 'percent' | 'answer' };

/** How an amount of each kind is written (overview.md, Money and dates). */
export const formatOf = {
  units,
  money,
  count,
  percent,
  answer: amount => (amount === 0 ? 'No' : 'Yes'),
} as const satisfies Record<FigureHead['kind'], (amount: number) => string>;

export type Capitals<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? Uppercase<First> : `_${First}`}${Capitals<Rest>}`
  : '';

/** How GraphQL is asked for a figure: `writeUps` is WRITE_UPS. */
export const inCapitals = <Name extends string>(name: Name) =>
  name.replaceAll(/[A-Z]/g, '_$&').toUpperCase() as Capitals<Name>;

/** The names of a board's figures, in their order. */
export const namesOf = <Name extends string>(heads: Readonly<Record<Name, FigureHead>>) =>
  Object.keys(heads) as Name[];
