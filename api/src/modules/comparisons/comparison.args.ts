import { ArgsType, Field, Int } from 'type-graphql';
import { IdArgs } from '../../platform/graphql/args.ts';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { ComparedAmount } from '../../rules/compare/amounts.ts';
import type { ComparedGroup } from '../../rules/compare/groups.ts';
import { ComparedAmountEnum, ComparedGroupEnum } from './comparison.enums.ts';
import { ComparedLineInput } from './comparisonLine.types.ts';

@ArgsType()
export class CompareSheetArgs {
  @Field(() => Int, { description: 'The id of a sheet that the viewer uploaded.' })
  sheetId!: number;

  @Field(() => DayScalar, { description: 'The first delivery day of the period.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last delivery day of the period.' })
  end!: Day;
}

@ArgsType()
export class ComparisonLinesArgs extends IdArgs {
  @Field(() => ComparedGroupEnum, { description: 'The group of lines to list.' })
  group!: ComparedGroup;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to list only lines that need a decision.',
  })
  isOpen!: boolean;

  @Field(() => Int, { defaultValue: 0, description: 'The number of lines to skip.' })
  offset!: number;

  @Field(() => Int, { defaultValue: 100, description: 'The maximum number of lines to return, 1 to 200.' })
  limit!: number;
}

/** Arguments with an optional list of lines. */
@ArgsType()
abstract class OptionalLinesArgs extends IdArgs {
  @Field(() => [ComparedLineInput], {
    nullable: true,
    description:
      'The lines to change, at most 20,000; either all of them change, or none. If absent, every line that the action applies to is changed, except lines with deals that have changed since the comparison.',
  })
  lines?: ComparedLineInput[] | null;
}

@ArgsType()
export class TakeFileAmountsArgs extends OptionalLinesArgs {
  @Field(() => ComparedAmountEnum, {
    nullable: true,
    description: 'The amount to write to the deals. If absent, all amounts that differ are written.',
  })
  amount?: ComparedAmount | null;
}

@ArgsType()
export class ConfirmEqualArgs extends OptionalLinesArgs {
  @Field(() => ComparedGroupEnum, {
    nullable: true,
    description:
      'Confirms only the deals in this group. If absent, the deals in both EQUAL and DIFFERS are confirmed.',
  })
  group?: ComparedGroup | null;
}

@ArgsType()
abstract class RequiredLinesArgs extends IdArgs {
  @Field(() => [ComparedLineInput], { description: 'The lines to change, 1 to 20,000.' })
  lines!: ComparedLineInput[];
}

@ArgsType()
export class KeepStoreAmountsArgs extends RequiredLinesArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'The reason, at most 200 characters; "" means no note. If absent, each line uses its `keptBefore` note, if it has one.',
  })
  note?: string | null;
}

@ArgsType()
export class EscalateLinesArgs extends RequiredLinesArgs {
  @Field(() => String, { description: 'What needs to be done, 1 to 200 characters.' })
  note!: string;
}

/** Arguments that name a line without a deal. */
@ArgsType()
export class ComparisonLineArgs extends IdArgs {
  @Field(() => Int, { description: 'The position of a line in the group ONLY_FILE.' })
  place!: number;
}

@ArgsType()
export class DealsToMatchArgs extends ComparisonLineArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Only deals with this text in the customer, stock number, vehicle or deal number, ignoring case, accents, and variants of apostrophes, dashes and spaces.',
  })
  search?: string | null;
}

@ArgsType()
export class MatchLineArgs extends ComparisonLineArgs {
  @Field(() => Int, { description: 'The number of the deal to match.' })
  number!: number;
}
