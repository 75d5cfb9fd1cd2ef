import { ArgsType, Field, Int } from 'type-graphql';
import { IdArgs } from '../../platform/graphql/args.ts';
import { CellsScalar } from '../../platform/graphql/scalars.ts';
import type { SheetCell } from '../../rules/sheets/cell.ts';

@ArgsType()
export class SheetLinesArgs extends IdArgs {
  @Field(() => Int, {
    defaultValue: 1,
    description: 'The number of the first row to return, counted from 1.',
  })
  from!: number;

  @Field(() => Int, { defaultValue: 100, description: 'The maximum number of rows to return, 1 to 1,000.' })
  limit!: number;
}

@ArgsType()
export class AddSheetLinesArgs extends IdArgs {
  @Field(() => Int, { description: 'The number of the first row to store, counted from 1.' })
  firstLine!: number;

  @Field(() => [CellsScalar], { description: 'The rows to store: 1 to 1,000 consecutive rows.' })
  lines!: SheetCell[][];
}
