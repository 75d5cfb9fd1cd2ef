import type { Header } from './header';
import { formatMoney } from './money';
import { formatCount, formatPercent, formatUnits } from './numbers';

/** The header and the kind of a figure: `generated/rules/*Figures.ts` (docs/adr/figures.md). */
export type FigureHeader = Header & { kind: 'units' | 'money' | 'count' | 'percent' | 'boolean' };

/** Formats an amount by the kind of its figure (overview.md, Money and dates). */
export const figureFormatters = {
  units: formatUnits,
  money: formatMoney,
  count: formatCount,
  percent: formatPercent,
  boolean: amount => (amount === 0 ? 'No' : 'Yes'),
} as const satisfies Record<FigureHeader['kind'], (amount: number) => string>;

export type UpperSnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? Uppercase<First> : `_${First}`}${UpperSnakeCase<Rest>}`
  : '';

/** Returns the GraphQL name of a figure: `writeUps` is WRITE_UPS. */
export const toUpperSnakeCase = <Name extends string>(name: Name) =>
  name.replaceAll(/[A-Z]/g, '_$&').toUpperCase() as UpperSnakeCase<Name>;

/** Returns the names of a table's figures, in order. */
export const listFigureNames = <Name extends string>(figures: Readonly<Record<Name, FigureHeader>>) =>
  Object.keys(figures) as Name[];
