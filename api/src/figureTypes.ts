import { Field, Float, Int, ObjectType } from 'type-graphql';
import { describedEnum } from './describedEnum.ts';
import { MoneyScalar } from './input/scalars.ts';
import type { AmountsOf, Figure, FigureTable } from './rules/figures/figure.ts';
import type { Measure } from './rules/steps/step.ts';
import { inCapitals } from './rules/text/graphqlNames.ts';

// What GraphQL has of a board's figures: their fields, and the names by which they are explained.

const SCALARS: Readonly<Record<Measure, object>> = {
  units: Float,
  percent: Float,
  count: Int,
  money: MoneyScalar,
  answer: Boolean,
};

/** "3MAvg, Three-month average: Units sold in … To 1 decimal." */
const descriptionOf = ({ head, longHead, says, exactly }: Figure): string =>
  `${[head, longHead].filter(Boolean).join(', ')}: ${[says, exactly].filter(Boolean).join(' ')}`;

/** A class to be extended by an object type: it has a field for each of the figures. */
export function fieldsType<Fields>(
  table: FigureTable,
  typeOf: (figure: Figure) => object,
): abstract new () => Fields {
  @ObjectType({ simpleResolvers: true })
  abstract class FieldsType {}
  for (const [name, figure] of Object.entries(table))
    Field(() => typeOf(figure), { nullable: figure.isOptional === true, description: descriptionOf(figure) })(
      FieldsType.prototype,
      name,
    );
  return FieldsType as abstract new () => Fields;
}

/** The same of amounts: units, dollars, counts. */
export const figuresType = <Table extends FigureTable>(table: Table) =>
  fieldsType<AmountsOf<Table>>(table, ({ kind }) => SCALARS[kind]);

/** The enum of the figures that are explained. */
export const figureEnum = <Table extends FigureTable>(name: string, description: string, table: Table) =>
  describedEnum(
    name,
    description,
    Object.fromEntries(
      Object.entries<Figure>(table).map(([key, figure]) => [
        inCapitals(key),
        [key as keyof Table & string, descriptionOf(figure)] as const,
      ]),
    ),
  );
