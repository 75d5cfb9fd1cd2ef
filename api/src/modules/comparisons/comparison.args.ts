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
  @Field(() => Int, { description: 'A sheet of the viewer’s own.' })
  sheetId!: number;

  @Field(() => DayScalar, { description: 'The first day of delivery.' })
  start!: Day;

  @Field(() => DayScalar, { description: 'The last.' })
  end!: Day;
}

@ArgsType()
export class ComparisonLinesArgs extends IdArgs {
  @Field(() => ComparedGroupEnum, { description: 'The group.' })
  group!: ComparedGroup;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only lines about which something is to be decided.',
  })
  isOpen!: boolean;

  @Field(() => Int, { defaultValue: 0, description: 'How many to pass over.' })
  offset!: number;

  @Field(() => Int, { defaultValue: 100, description: 'How many, 1 to 200.' })
  limit!: number;
}

/** Arguments with an optional list of lines. */
@ArgsType()
abstract class OptionalLinesArgs extends IdArgs {
  @Field(() => [ComparedLineInput], {
    nullable: true,
    description:
      'Which lines, at most 20,000, all of them or none; without, every line for which there is something to do and whose deal still stands.',
  })
  lines?: ComparedLineInput[] | null;
}

@ArgsType()
export class TakeFileAmountsArgs extends OptionalLinesArgs {
  @Field(() => ComparedAmountEnum, {
    nullable: true,
    description: 'Only this amount; without, all that differ.',
  })
  amount?: ComparedAmount | null;
}

@ArgsType()
export class ConfirmEqualArgs extends OptionalLinesArgs {
  @Field(() => ComparedGroupEnum, { nullable: true, description: 'Only lines of this group.' })
  group?: ComparedGroup | null;
}

@ArgsType()
abstract class RequiredLinesArgs extends IdArgs {
  @Field(() => [ComparedLineInput], { description: 'Which lines, 1 to 20,000.' })
  lines!: ComparedLineInput[];
}

@ArgsType()
export class KeepStoreAmountsArgs extends RequiredLinesArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Why, at most 200 characters; "" is no note. Without, each line’s `keptBefore`, where it has one.',
  })
  note?: string | null;
}

@ArgsType()
export class EscalateLinesArgs extends RequiredLinesArgs {
  @Field(() => String, { description: 'What is to be done, 1 to 200 characters.' })
  note!: string;
}

/** Arguments that name a line without a deal. */
@ArgsType()
export class ComparisonLineArgs extends IdArgs {
  @Field(() => Int, { description: 'The place of a line that is only in the file.' })
  place!: number;
}

@ArgsType()
export class DealsToMatchArgs extends ComparisonLineArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Customer, stock number, vehicle or deal number contains this, whatever the case, accents, and kinds of apostrophes, dashes and spaces.',
  })
  search?: string | null;
}

@ArgsType()
export class MatchLineArgs extends ComparisonLineArgs {
  @Field(() => Int, { description: 'The deal’s number.' })
  number!: number;
}
