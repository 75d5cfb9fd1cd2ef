import { z } from 'zod';
import { type Day, type DayRange, isDay, isMonth, type Month } from '../../rules/calendar/calendar.ts';
import { type Cents, MAX_AMOUNT } from '../../rules/numbers/money.ts';
import { parseTypedMoney, type TypedMoney } from '../../rules/numbers/typedMoney.ts';
import { toOneLine } from '../../rules/text/toOneLine.ts';
import { badInput } from '../errors.ts';

export const MAX_ID = 2_147_483_647;
const ID_MESSAGE = 'must be a whole number from 1 to 2147483647';

/** A key or a deal number: digits in a path or query, or the number in JSON. */
export const id = z
  .union(
    [
      z.int(ID_MESSAGE).min(1, ID_MESSAGE).max(MAX_ID, ID_MESSAGE),
      z.string().regex(/^[1-9]\d{0,9}$/, ID_MESSAGE),
    ],
    ID_MESSAGE,
  )
  .transform(Number)
  .refine(value => value <= MAX_ID, ID_MESSAGE)
  .meta({ description: 'A whole number from 1 to 2147483647, as a number or as text.' });

/** The id of an employee, or empty. */
export const optionalId = z
  .union([emptyToNull(), id], ID_MESSAGE)
  .meta({ description: 'An id; null or "" means unassigned.' });

/** A required value of a closed list. */
export const requiredChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** An optional value of a closed list. */
export const optionalChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .union([emptyToNull(), z.enum(values)], `must be empty or one of ${values.join(', ')}`)
    .meta({ description: 'null or "" means not set.' });

function emptyToNull() {
  return z.union([z.null(), z.literal('')]).transform(() => null);
}

/** Text with a maximum length, stored as typed. */
export const text = (maxLength: number) =>
  z
    .string('must be text')
    .max(maxLength, `must be at most ${maxLength} characters`)
    .refine(
      value => value.isWellFormed() && !value.includes('\0'),
      'contains a character that cannot be stored',
    );

const textOrNull = (schema: z.ZodType<string>) =>
  z
    .union([z.null(), schema], 'must be text')
    .transform(value => value ?? '')
    .meta({ description: 'A text; null means empty.' });

/** One line of text of at most 200 characters; null is empty. */
export const lineOfText = textOrNull(text(200).overwrite(toOneLine));

/** Notes of several lines, at most 5,000 characters; null is empty. */
export const noteText = textOrNull(text(5_000));

/** One line of text, without leading and trailing blanks. */
export const trimmedLine = (maxLength: number) =>
  z.string('must be text').overwrite(toOneLine).trim().pipe(text(maxLength));

/** A name or a reason that people type: one line that is not empty. */
export const filledLine = (maxLength: number, message = 'must not be empty') =>
  trimmedLine(maxLength).refine(line => line !== '', message);

const DAY_MESSAGE = 'must be a day as YYYY-MM-DD, from 1900 to 2999';
const DAY_PATTERN = /^(19|2\d)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/;

/** A calendar day. Only the first 10 characters of a longer value are used (rest.md, General rules). */
export const day = z
  .string(DAY_MESSAGE)
  .regex(DAY_PATTERN, DAY_MESSAGE)
  .transform(value => value.slice(0, 10))
  .refine(isDay, DAY_MESSAGE)
  .transform(value => value as Day)
  .meta({ description: 'A day as YYYY-MM-DD; a longer value is truncated to its first 10 characters.' });

/** An optional calendar day. */
export const optionalDay = z
  .union([emptyToNull(), day], DAY_MESSAGE)
  .meta({ description: 'A day as YYYY-MM-DD; null or "" means no day.' });

const MONTH_MESSAGE = 'must be a month as YYYY-MM, from 1900 to 2999';

/** A calendar month as YYYY-MM. */
export const month = z
  .string(MONTH_MESSAGE)
  .regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/, MONTH_MESSAGE)
  .refine(isMonth, MONTH_MESSAGE)
  .transform(value => value as Month)
  .meta({ description: 'A month as YYYY-MM.' });

/** A flag: 0 or 1, or false or true. */
export const flag = z
  .union([z.literal(0), z.literal(1), z.boolean()], 'must be 0 or 1')
  .transform(value => value === 1 || value === true);

const MONEY_MESSAGE = 'must be an amount of dollars such as 1234.50, -5 or (100), at most 9,999,999,999.99';

/**
 * Money as people type it, or a JSON number with at most two decimals. Empty becomes null (rules.md, A deal,
 * Gross).
 */
export const typedMoney = z
  .union([z.null(), z.string(), z.number()], MONEY_MESSAGE)
  .transform((value, context): Cents | null => {
    const parsedMoney = typeof value === 'number' ? parseMoneyNumber(value) : parseTypedMoney(value ?? '');
    if (parsedMoney.kind === 'empty') return null;
    if (parsedMoney.kind === 'amount') return parsedMoney.cents;
    context.addIssue(MONEY_MESSAGE);
    return z.NEVER;
  })
  .meta({
    description:
      'Dollars as people type them ("$1,234.50", "-5", "(100)") or a number; null or "" means no amount.',
  });

function parseMoneyNumber(value: number): TypedMoney {
  const cents = Math.round(value * 100);
  const isMoney = cents / 100 === value && Math.abs(cents) <= MAX_AMOUNT;
  return isMoney ? { kind: 'amount', cents: cents + 0 } : { kind: 'refused', why: 'NOT_MONEY' };
}

const EMAIL_MESSAGE = 'must be an email address of at most 200 characters';

/** An email address, converted to lower case because case does not distinguish people. */
export const emailAddress = z
  .string(EMAIL_MESSAGE)
  .trim()
  .toLowerCase()
  .max(200, EMAIL_MESSAGE)
  .pipe(z.email(EMAIL_MESSAGE))
  .meta({ description: 'An email address, in upper or lower case.', format: 'email' });

/** The text of a search. A blank text does not filter. */
export const searchText = text(200);

/** The maximum number of characters in a spreadsheet cell. */
const MAX_CELL_LENGTH = 32_767;
const MAX_CELLS = 200;
const CELL_MESSAGE = `must contain only text of at most ${MAX_CELL_LENGTH} characters, numbers and nulls`;

/** The cells of one line of a file. */
export const cells = z
  .array(z.union([z.null(), z.number(), text(MAX_CELL_LENGTH)], CELL_MESSAGE), 'must be a list of cells')
  .max(MAX_CELLS, `must be at most ${MAX_CELLS} cells`);

/** Creates the schema of a request body: a JSON object. Unknown fields are ignored. */
export const bodySchema = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape, 'The body must be a JSON object');

/** Makes a filter of a query string optional: absent or empty does not filter. */
export const optionalFilter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional());

type Shape = Readonly<Record<string, z.ZodType>>;

const mapFields = (fields: Shape, transform: (field: z.ZodType) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, transform(field)]));

/** Makes each field an optional filter of a query string. */
export const optionalFilters = <Fields extends Shape>(fields: Fields) =>
  mapFields(fields, optionalFilter) as {
    [Name in keyof Fields]: ReturnType<typeof optionalFilter<Fields[Name]>>;
  };

const nullAsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform(value => value ?? undefined);

/** Makes each field an optional GraphQL argument: null counts as absent. */
export const optionalArguments = <Fields extends Shape>(fields: Fields) =>
  mapFields(fields, nullAsAbsent) as {
    [Name in keyof Fields]: ReturnType<typeof nullAsAbsent<Fields[Name]>>;
  };

/** Returns the range of two days that a person sent. @throws BAD_INPUT if the end precedes the start */
export function parseDayRange(start: Day, end: Day): DayRange {
  if (end < start) throw badInput('The end date is before the start date.');
  return { start, end };
}
