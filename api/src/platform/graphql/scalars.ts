import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import type { z } from 'zod';
import { cells, day, month, typedMoney } from '../input/fields.ts';

/**
 * Returns the value of a literal: text, a number, null, or a list of these values. Returns undefined for
 * other literals, which the schema rejects.
 */
function parseLiteralValue(node: ValueNode): unknown {
  if (node.kind === Kind.STRING) return node.value;
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  if (node.kind === Kind.NULL) return null;
  if (node.kind === Kind.LIST) return node.values.map(parseLiteralValue);
  return undefined;
}

function createScalar(name: string, description: string, field: z.ZodType): GraphQLScalarType {
  const parse = (value: unknown) => {
    const parsed = field.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new GraphQLError(`${name} ${parsed.error.issues[0]?.message}.`, {
      extensions: { code: 'BAD_INPUT' },
    });
  };
  return new GraphQLScalarType({
    name,
    description,
    serialize: value => value,
    parseValue: parse,
    parseLiteral: node => parse(parseLiteralValue(node)),
  });
}

export const DayScalar = createScalar(
  'Day',
  'A calendar day of the store as YYYY-MM-DD, from 1900 to 2999. It has no time zone.',
  day,
);

export const MonthScalar = createScalar('Month', 'A calendar month as YYYY-MM, from 1900 to 2999.', month);

/** Money. Input is parsed to cents, or to null if the text is empty. Output is in dollars. */
export const MoneyScalar = createScalar(
  'Money',
  'US dollars. Output: a number with at most two decimals. Input: such a number, or text as people type it ("$1,234.50", "-5", "(100)"; "" means null). At most 9,999,999,999.99, positive or negative.',
  typedMoney,
);

export const CellsScalar = createScalar(
  'Cells',
  'The cells of one row of a file, as a list of at most 200. A cell is text of at most 32,767 characters, a number from a workbook, or null if it is empty. A date from a workbook is text as YYYY-MM-DD.',
  cells,
);
