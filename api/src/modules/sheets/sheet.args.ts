import { ArgsType, Field, Int } from 'type-graphql';
import { IdArgs } from '../../platform/graphql/args.ts';
import { CellsScalar } from '../../platform/graphql/scalars.ts';
import type { SheetCell } from '../../rules/sheets/cell.ts';

@ArgsType()
export class SheetLinesArgs extends IdArgs {
  @Field(() => Int, { defaultValue: 1, description: 'The first line, counted from 1.' })
  from!: number;

  @Field(() => Int, { defaultValue: 100, description: 'How many, 1 to 1,000.' })
  limit!: number;
}

@ArgsType()
export class AddSheetLinesArgs extends IdArgs {
  @Field(() => Int, { description: 'The number of the first of them, counted from 1.' })
  firstLine!: number;

  @Field(() => [CellsScalar], { description: 'Lines that follow each other, 1 to 1,000.' })
  lines!: SheetCell[][];
}
