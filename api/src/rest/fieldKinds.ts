import { z } from 'zod';
import {
  day,
  flag,
  id,
  lineOfText,
  noteText,
  oneOf,
  optionalDay,
  optionalId,
  typedMoney,
} from '../input/fields.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { toDollarText } from '../rules/numbers/money.ts';
import type { TeamId } from '../rules/people/teams.ts';
import { shownDay, shownFlag, shownId, shownMoney, shownPerson, shownTeam } from './answerFields.ts';

/**
 * The kinds of field that nouns are made of: what people may send, what REST shows, and how a list is sorted by it. A
 * noun's table (`deal.fields.ts`, `up.fields.ts`) gives each of its fields a kind, a column and a description.
 */

const asItIs = (column: string) => column;

/** A text, sorted without regard to case, blank last (decision 070). */
const byText = (column: string) => `nullif(lower(${column}), '')`;

export const numberKind = {
  kind: 'number',
  blank: null,
  accepts: id,
  shown: shownId,
  toRest: (value: number) => value,
  order: asItIs,
} as const;

export const personKind = {
  kind: 'person',
  blank: null,
  accepts: optionalId,
  shown: shownPerson,
  toRest: (value: number | null) => value,
  order: asItIs,
} as const;

/** A team that the store sets by itself: nobody sends it. */
export const frozenTeamKind = {
  kind: 'team',
  blank: null,
  accepts: z.never(),
  shown: shownTeam,
  toRest: (value: TeamId | null) => value,
  order: asItIs,
} as const;

export const lineKind = {
  kind: 'text',
  blank: '',
  accepts: lineOfText,
  shown: z.string(),
  toRest: (value: string) => value,
  order: byText,
} as const;

export const notesKind = { ...lineKind, accepts: noteText } as const;

export const dayKind = {
  kind: 'day',
  blank: null,
  accepts: day,
  shown: shownDay,
  toRest: (value: Day) => value,
  order: asItIs,
} as const;

export const optionalDayKind = {
  kind: 'day',
  blank: null,
  accepts: optionalDay,
  shown: shownDay.nullable(),
  toRest: (value: Day | null) => value,
  order: asItIs,
} as const;

/** Dollars, or null. A number of them is exact; a history keeps both decimals. */
export const moneyKind = {
  kind: 'money',
  blank: null,
  accepts: typedMoney,
  shown: shownMoney,
  toRest: (value: number | null) => value,
  toText: (dollars: number) => toDollarText(Math.round(dollars * 100)),
  order: (column: string) => `coalesce(${column}, 0)`,
} as const;

export const flagKind = {
  kind: 'flag',
  blank: false,
  accepts: flag,
  shown: shownFlag,
  toRest: (value: boolean) => Number(value),
  order: asItIs,
} as const;

/** One of a closed list, or blank. */
export const choiceKind = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  ({
    kind: 'choice',
    blank: null,
    accepts: oneOf(values),
    shown: z.enum(values).nullable(),
    toRest: (value: Values[number] | null) => value,
    order: asItIs,
  }) as const;
