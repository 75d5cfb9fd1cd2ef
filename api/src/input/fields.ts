import { z } from 'zod';
import { badInput } from '../errors.ts';
import { type Day, type DayRange, isDay, isMonth, type Month } from '../rules/calendar/calendar.ts';
import { type Cents, LARGEST_AMOUNT } from '../rules/numbers/money.ts';
import { parseTypedMoney, type TypedMoney } from '../rules/numbers/typedMoney.ts';
import { oneLine } from '../rules/text/oneLine.ts';

/** The kinds of field that people send, each with the one sentence that refuses it (rest.md, Common ground). */

export const LARGEST_ID = 2_147_483_647;
const MUST_BE_ID = 'must be a whole number from 1 to 2147483647';

/** A key or a deal number: digits only in a path or query, or that number in JSON. */
export const id = z
  .union(
    [
      z.int(MUST_BE_ID).min(1, MUST_BE_ID).max(LARGEST_ID, MUST_BE_ID),
      z.string().regex(/^[1-9]\d{0,9}$/, MUST_BE_ID),
    ],
    MUST_BE_ID,
  )
  .transform(Number)
  .refine(value => value <= LARGEST_ID, MUST_BE_ID)
  .meta({ description: 'A whole number from 1 to 2147483647, or its digits.' });

/** A select of people: nothing, or an employee's key. */
export const optionalId = z
  .union([emptyToNull(), id], MUST_BE_ID)
  .meta({ description: 'An id; null or "" for nobody.' });

/** One of a closed list. */
export const oneOfThese = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** A select of values: nothing, or one of a closed list. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .union([emptyToNull(), z.enum(values)], `must be empty or one of ${values.join(', ')}`)
    .meta({ description: 'null or "" is unset.' });

function emptyToNull() {
  return z.union([z.null(), z.literal('')]).transform(() => null);
}

/** Text of at most that many characters, as it was typed. */
export const text = (longest: number) =>
  z
    .string('must be text')
    .max(longest, `must be at most ${longest} characters`)
    .refine(value => value.isWellFormed() && !value.includes('\0'), 'has a character that cannot be stored');

const textOrNull = (accepted: z.ZodType<string>) =>
  z
    .union([z.null(), accepted], 'must be text')
    .transform(value => value ?? '')
    .meta({ description: 'Text; null is empty.' });

/** One line of text, at most 200 characters; null is empty. */
export const lineOfText = textOrNull(text(200).overwrite(oneLine));

/** Notes of any number of lines, at most 5,000 characters; null is empty. */
export const noteText = textOrNull(text(5_000));

/** One line of text without blanks around it. */
export const trimmedLine = (longest: number) =>
  z.string('must be text').overwrite(oneLine).trim().pipe(text(longest));

/** A name or a reason that people give: one line, never empty. */
export const filledLine = (longest: number, mustBeFilled = 'must not be empty') =>
  trimmedLine(longest).refine(line => line !== '', mustBeFilled);

const MUST_BE_DAY = 'must be a day as YYYY-MM-DD, from 1900 to 2999';
const DAY_SHAPE = /^(19|2\d)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/;

/** A calendar day; a longer value is cut to its first 10 characters (rest.md, Common ground). */
export const day = z
  .string(MUST_BE_DAY)
  .regex(DAY_SHAPE, MUST_BE_DAY)
  .transform(value => value.slice(0, 10))
  .refine(isDay, MUST_BE_DAY)
  .transform(value => value as Day)
  .meta({ description: 'A day as YYYY-MM-DD; a longer value is cut to its first 10 characters.' });

/** Nothing, or a calendar day. */
export const optionalDay = z
  .union([emptyToNull(), day], MUST_BE_DAY)
  .meta({ description: 'A day as YYYY-MM-DD; null or "" is none.' });

const MUST_BE_MONTH = 'must be a month as YYYY-MM, from 1900 to 2999';

/** A calendar month, YYYY-MM. */
export const month = z
  .string(MUST_BE_MONTH)
  .regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/, MUST_BE_MONTH)
  .refine(isMonth, MUST_BE_MONTH)
  .transform(value => value as Month)
  .meta({ description: 'A month as YYYY-MM.' });

/** 0 or 1, or false or true. */
export const flag = z
  .union([z.literal(0), z.literal(1), z.boolean()], 'must be 0 or 1')
  .transform(value => value === 1 || value === true);

const MUST_BE_MONEY = 'must be an amount of dollars such as 1234.50, -5 or (100), at most 9,999,999,999.99';

/** Money as people type it, or a JSON number of at most two decimals; empty is null (rules.md, A deal, Gross). */
export const typedMoney = z
  .union([z.null(), z.string(), z.number()], MUST_BE_MONEY)
  .transform((value, context): Cents | null => {
    const typed = typeof value === 'number' ? moneyOfNumber(value) : parseTypedMoney(value ?? '');
    if (typed.kind === 'empty') return null;
    if (typed.kind === 'amount') return typed.cents;
    context.addIssue(MUST_BE_MONEY);
    return z.NEVER;
  })
  .meta({
    description: 'Dollars as people type them ("$1,234.50", "-5", "(100)") or a number; null or "" is none.',
  });

function moneyOfNumber(value: number): TypedMoney {
  const cents = Math.round(value * 100);
  const isMoney = cents / 100 === value && Math.abs(cents) <= LARGEST_AMOUNT;
  return isMoney ? { kind: 'amount', cents: cents + 0 } : { kind: 'refused', why: 'NOT_MONEY' };
}

const MUST_BE_EMAIL = 'must be an e-mail address of at most 200 characters';

/** An e-mail address in lower case: case does not tell people apart. */
export const emailAddress = z
  .string(MUST_BE_EMAIL)
  .trim()
  .toLowerCase()
  .max(200, MUST_BE_EMAIL)
  .pipe(z.email(MUST_BE_EMAIL))
  .meta({ description: 'An e-mail address, in any case.', format: 'email' });

/** The text of a search; blank does not filter. */
export const searchText = text(200);

/** As much as a cell of a spreadsheet can hold. */
const LONGEST_CELL = 32_767;
const MOST_CELLS = 200;
const MUST_BE_CELL = `must hold text of at most ${LONGEST_CELL} characters, numbers and nulls`;

/** The cells of one line of a file. */
export const cells = z
  .array(z.union([z.null(), z.number(), text(LONGEST_CELL)], MUST_BE_CELL), 'must be a list of cells')
  .max(MOST_CELLS, `must be at most ${MOST_CELLS} cells`);

/** The body of a call: a JSON object; fields it does not name are ignored. */
export const bodyOf = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape, 'The body must be a JSON object');

/** An optional filter of a query string: absent or empty does not filter. */
export const optionalFilter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional());

type Shape = Readonly<Record<string, z.ZodType>>;

const each = (fields: Shape, made: (field: z.ZodType) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, made(field)]));

/** Each field as an optional filter of a query string. */
export const optionalFilters = <Fields extends Shape>(fields: Fields) =>
  each(fields, optionalFilter) as {
    [Name in keyof Fields]: ReturnType<typeof optionalFilter<Fields[Name]>>;
  };

const unlessNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform(sent => sent ?? undefined);

/** Each field as GraphQL sends what is optional: null is as if it was not sent. */
export const optionalArguments = <Fields extends Shape>(fields: Fields) =>
  each(fields, unlessNull) as { [Name in keyof Fields]: ReturnType<typeof unlessNull<Fields[Name]>> };

/** Two days that a person sent as a range. @throws BAD_INPUT when the end precedes the start */
export function rangeOf(start: Day, end: Day): DayRange {
  if (end < start) throw badInput('The end date is before the start date.');
  return { start, end };
}
