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
  'A calendar day as YYYY-MM-DD, from 1900 to 2999. Days are the store’s: they have no time zone.',
  day,
);

export const MonthScalar = createScalar('Month', 'A calendar month as YYYY-MM, from 1900 to 2999.', month);

/** Money. Input is parsed to cents, or to null if the text is empty. Output is in dollars. */
export const MoneyScalar = createScalar(
  'Money',
  'US dollars. Out: a number with at most two decimals. In: such a number, or text as people type it ("$1,234.50", "-5", "(100)"; "" is null), at most 9,999,999,999.99 either way.',
  typedMoney,
);

export const CellsScalar = createScalar(
  'Cells',
  'The cells of one line of a file, at most 200, as a list: text of at most 32,767 characters, the number of a workbook’s cell, or null for an empty one. The day of a workbook’s cell is text as YYYY-MM-DD.',
  cells,
);
