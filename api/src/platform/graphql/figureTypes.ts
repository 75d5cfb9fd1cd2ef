import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Figure, FigureAmounts, FigureTable } from '../../rules/figures/figure.ts';
import type { AmountMeasure } from '../../rules/steps/step.ts';
import { toEnumCase } from '../../rules/text/graphqlNames.ts';
import { defineEnum } from './defineEnum.ts';
import { MoneyScalar } from './scalars.ts';

// GraphQL fields and enums of a board's figures.

const SCALARS: Readonly<Record<AmountMeasure, object>> = {
  units: Float,
  percent: Float,
  count: Int,
  money: MoneyScalar,
  boolean: Boolean,
};

/**
 * Formats the GraphQL description of a figure: "3MAvg, Three-month average: Units sold in … To 1 decimal."
 */
const formatFigureDescription = ({ label, longLabel, description, technicalNote }: Figure): string =>
  `${[label, longLabel].filter(Boolean).join(', ')}: ${[description, technicalNote].filter(Boolean).join(' ')}`;

/** Creates a class with a GraphQL field for each figure. Object types extend it. */
export function createFieldsClass<Fields>(
  table: FigureTable,
  getType: (figure: Figure) => object,
): abstract new () => Fields {
  @ObjectType({ simpleResolvers: true })
  abstract class FieldsType {}
  for (const [name, figure] of Object.entries(table))
    Field(() => getType(figure), {
      nullable: figure.isOptional === true,
      description: formatFigureDescription(figure),
    })(FieldsType.prototype, name);
  return FieldsType as abstract new () => Fields;
}

/** Creates a class with a GraphQL field for each amount: units, dollars, counts. */
export const createFiguresClass = <Table extends FigureTable>(table: Table) =>
  createFieldsClass<FigureAmounts<Table>>(table, ({ kind }) => SCALARS[kind]);

/** Registers the enum of the figures that can be explained. */
export const defineFigureEnum = <Table extends FigureTable>(
  name: string,
  description: string,
  table: Table,
) =>
  defineEnum(
    name,
    description,
    Object.fromEntries(
      Object.entries<Figure>(table).map(([key, figure]) => [
        toEnumCase(key),
        [key as keyof Table & string, formatFigureDescription(figure)] as const,
      ]),
    ),
  );
