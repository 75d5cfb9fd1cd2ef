import { z } from 'zod';
import type { Day } from '../../rules/calendar/calendar.ts';
import { toDollarText } from '../../rules/numbers/money.ts';
import type { TeamId } from '../../rules/people/teams.ts';
import {
  day,
  flag,
  id,
  lineOfText,
  noteText,
  optionalChoice,
  optionalDay,
  optionalId,
  typedMoney,
} from '../input/fields.ts';
import {
  dayResponse,
  flagResponse,
  idResponse,
  moneyResponse,
  personIdResponse,
  teamResponse,
} from './responseFields.ts';

/**
 * Declares the kinds of fields of deals, ups and employees. A kind defines the accepted input, the REST
 * response and the sort order.
 * A field table (`deal.fields.ts`, `up.fields.ts`) assigns a kind, a column and a description to each field.
 */

const orderByColumn = (column: string) => column;

/** Sorts text case-insensitively, with blanks last (docs/adr/list-screens.md). */
const orderByText = (column: string) => `nullif(lower(${column}), '')`;

export const numberKind = {
  kind: 'number',
  blank: null,
  accepts: id,
  responseSchema: idResponse,
  toRest: (value: number) => value,
  order: orderByColumn,
} as const;

export const personKind = {
  kind: 'person',
  blank: null,
  accepts: optionalId,
  responseSchema: personIdResponse,
  toRest: (value: number | null) => value,
  order: orderByColumn,
} as const;

/** A team that only the store sets, so clients cannot send it. */
export const frozenTeamKind = {
  kind: 'team',
  blank: null,
  accepts: z.never(),
  responseSchema: teamResponse,
  toRest: (value: TeamId | null) => value,
  order: orderByColumn,
} as const;

export const lineKind = {
  kind: 'text',
  blank: '',
  accepts: lineOfText,
  responseSchema: z.string(),
  toRest: (value: string) => value,
  order: orderByText,
} as const;

export const notesKind = { ...lineKind, accepts: noteText } as const;

export const dayKind = {
  kind: 'day',
  blank: null,
  accepts: day,
  responseSchema: dayResponse,
  toRest: (value: Day) => value,
  order: orderByColumn,
} as const;

export const optionalDayKind = {
  kind: 'day',
  blank: null,
  accepts: optionalDay,
  responseSchema: dayResponse.nullable(),
  toRest: (value: Day | null) => value,
  order: orderByColumn,
} as const;

/**
 * Dollars, or null. A JSON number represents the amount exactly. The history stores the amount with two
 * decimals.
 */
export const moneyKind = {
  kind: 'money',
  blank: null,
  accepts: typedMoney,
  responseSchema: moneyResponse,
  toRest: (value: number | null) => value,
  toText: (dollars: number) => toDollarText(Math.round(dollars * 100)),
  order: (column: string) => `coalesce(${column}, 0)`,
} as const;

export const flagKind = {
  kind: 'flag',
  blank: false,
  accepts: flag,
  responseSchema: flagResponse,
  toRest: (value: boolean) => Number(value),
  order: orderByColumn,
} as const;

/** A value of a closed list, or blank. */
export const choiceKind = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  ({
    kind: 'choice',
    blank: null,
    accepts: optionalChoice(values),
    responseSchema: z.enum(values).nullable(),
    toRest: (value: Values[number] | null) => value,
    order: orderByColumn,
  }) as const;
