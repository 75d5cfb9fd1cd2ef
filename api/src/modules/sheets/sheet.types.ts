import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { CellsScalar, DayScalar } from '../../platform/graphql/scalars.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { SheetCell } from '../../rules/sheets/cell.ts';
import type { DayFormat } from '../../rules/sheets/days.ts';
import type { SheetPurpose } from '../../rules/sheets/fields.ts';
import type { NumberFormat } from '../../rules/sheets/readCell.ts';
import type { SheetField } from '../../rules/sheets/sheetField.ts';

export const SheetPurposeEnum = defineEnum(
  'SheetPurpose',
  'What a file is read for; it decides which fields its columns can be.',
  {
    COMPARE: 'To compare gross: at most 20,000 lines.',
    IMPORT_DEALS: 'To import deals: at most 60,000 lines.',
    IMPORT_PEOPLE: 'To import people: at most 60,000 lines.',
  } satisfies Record<SheetPurpose, string>,
);

export const NumberFormatEnum = defineEnum(
  'NumberFormat',
  'How a file writes its amounts. Numbers of a workbook have no writing.',
  {
    POINT: '1,234.50',
    COMMA: '1.234,50',
  } satisfies Record<NumberFormat, string>,
);

export const DayFormatEnum = defineEnum(
  'DayFormat',
  'How a file writes its days in digits. YYYY-MM-DD is always understood.',
  {
    MONTH_FIRST: '11/22/2026',
    DAY_FIRST: '22/11/2026, 22.11.2026',
  } satisfies Record<DayFormat, string>,
);

@ObjectType('UnreadableCell', { description: 'A cell that cannot be read as the field of its column.' })
export class UnreadableCellType {
  @Field(() => Int, { description: 'Its line in the file, counted from 1.' })
  line!: number;

  @Field(() => String, { description: 'What is in it, cut after 80 characters.' })
  text!: string;

  @Field(() => String, { description: 'Why it cannot be read, to be put after what is in it: "is no day".' })
  why!: string;
}

@ObjectType('SheetColumn', { description: 'A column of a sheet.' })
export class SheetColumnType {
  @Field(() => String, { description: 'What stands above it; empty when nothing does.' })
  head!: string;

  @Field(() => [String], {
    description: 'Its first three cells that are not empty, cut after 80 characters.',
  })
  samples!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The name of the field that it is taken for; null leaves it out.',
  })
  field!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it is left out although it holds something, to be put after its head: "its heading is not one we know".',
  })
  leftOutBecause!: string | null;

  @Field(() => Int, { description: 'How many of its cells cannot be read as that field.' })
  unreadableCount!: number;

  @Field(() => UnreadableCellType, { nullable: true, description: 'The first of them.' })
  firstUnreadable!: UnreadableCellType | null;
}

@ObjectType('SheetField', { description: 'A field that a column can be taken for.' })
export class SheetFieldType {
  @Field(() => String, { description: 'Its name, as setSheetColumns takes it.' })
  name!: string;

  @Field(() => String, { description: 'What people call it.' })
  title!: string;

  @Field(() => String, { description: 'dealNumber, amount, day, text, choice or flag.' })
  kind!: SheetField['kind'];
}

@ObjectType('EarlierSheet', { description: 'Something that was made of the very same file before.' })
export class EarlierSheetType {
  @Field(() => SheetPurposeEnum, { description: 'What it was read for.' })
  purpose!: SheetPurpose;

  @Field(() => String, { description: 'What the file was called then.' })
  fileName!: string;

  @Field(() => String, { description: 'Who read it.' })
  readBy!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was read.' })
  createdAt!: Date;
}

@ObjectType('SheetLine', { description: 'A line of a sheet, as it stands in the file.' })
export class SheetLineType {
  @Field(() => Int, { description: 'Its number in the file, counted from 1.' })
  line!: number;

  @Field(() => CellsScalar, { description: 'Its cells.' })
  cells!: readonly SheetCell[];
}

@ObjectType('Sheet', {
  description: 'A file, or pasted rows, as it was read and as its columns are taken; its owner’s alone.',
})
export class SheetType {
  @Field(() => Int, { description: 'The sheet’s key.' })
  id!: number;

  @Field(() => SheetPurposeEnum, { description: 'What it is read for.' })
  purpose!: SheetPurpose;

  @Field(() => String, { description: 'What the file is called.' })
  fileName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The tab of a workbook; null for a file without tabs.',
  })
  tab!: string | null;

  @Field(() => String, { description: 'Of the file’s bytes or of the pasted text, in hexadecimal digits.' })
  sha256!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was begun.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'How many lines it has, empty ones and heads included.' })
  lineCount!: number;

  @Field(() => Int, { description: 'How many of them have come.' })
  storedCount!: number;

  @Field(() => Boolean, { description: 'Whether all have come. What follows is of the first 50 until then.' })
  isWhole!: boolean;

  @Field(() => Int, { description: 'The line of the head, counted from 1; 0 when there is none.' })
  headRow!: number;

  @Field(() => NumberFormatEnum, { description: 'How amounts are written.' })
  numberFormat!: NumberFormat;

  @Field(() => DayFormatEnum, { description: 'How days are written in digits.' })
  dayFormat!: DayFormat;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'A day without a year is the last one of its date up to this day.',
  })
  latestDay!: Day | null;

  @Field(() => [DayScalar], {
    description:
      'The days to choose `latestDay` from, the proposal first, then ends of years; none while each day has a year.',
  })
  latestDays!: Day[];

  @Field(() => Boolean, {
    description: 'Whether several lines of one deal number are one, with its amounts added up.',
  })
  sumLines!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is read as someone chose for an earlier file with the same heads.',
  })
  isRemembered!: boolean;

  @Field(() => [SheetColumnType], { description: 'Its columns, from the left.' })
  columns!: SheetColumnType[];

  @Field(() => [SheetFieldType], { description: 'What a column can be taken for.' })
  fields!: SheetFieldType[];

  @Field(() => Int, { description: 'How many lines say something: neither titles, heads, totals nor empty.' })
  dataLineCount!: number;

  @Field(() => [Int], { description: 'The lines that were left out because they add up others.' })
  totalLines!: number[];

  @Field(() => [Int], {
    description:
      'The lines that are left out because they hold nothing but a number; in a comparison, nothing but a year.',
  })
  numberOnlyLines!: number[];

  @Field(() => [String], { description: 'A sentence for each column that is needed and not there.' })
  missing!: string[];

  @Field(() => [EarlierSheetType], {
    description: 'What was made of the very same file before, the latest first, at most 5.',
  })
  earlier!: EarlierSheetType[];
}

@InputType('SheetInput', { description: 'A file of which the lines are to come.' })
export class SheetInput {
  @Field(() => SheetPurposeEnum, { defaultValue: 'COMPARE', description: 'What it is read for.' })
  purpose!: SheetPurpose;

  @Field(() => String, { description: 'What it is called, 1 to 200 characters.' })
  fileName!: string;

  @Field(() => String, {
    description: 'The SHA-256 of its bytes or of the pasted text, in small hexadecimal digits.',
  })
  sha256!: string;

  @Field(() => String, { nullable: true, description: 'The tab of a workbook, at most 100 characters.' })
  tab: string | null | undefined;

  @Field(() => Int, { description: 'How many lines it has, empty ones included.' })
  lineCount!: number;
}

@InputType('SettledValue', { description: 'What a text means that its field cannot be read as.' })
export class ValueMeaningInputType {
  @Field(() => String, { description: 'The name of the field.' })
  field!: string;

  @Field(() => String, { description: 'The text, 1 to 100 characters; case does not matter.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'One of the words for the field’s values, 0 for an amount; empty leaves it empty; null is open again.',
  })
  means: string | null | undefined;
}

@InputType('SheetColumnsInput', {
  description:
    'How a sheet is to be read; what is absent stays. Under another head the columns are recognized anew, unless they are sent.',
})
export class SheetColumnsInput {
  @Field(() => Int, { nullable: true, description: 'The line of the head, 1 to 50; 0 for none.' })
  headRow: number | null | undefined;

  @Field(() => [String], {
    nullable: 'itemsAndList',
    description:
      'The name of a field for each column from the left, each field once; null leaves a column out.',
  })
  columns: (string | null)[] | null | undefined;

  @Field(() => NumberFormatEnum, { nullable: true, description: 'How amounts are written.' })
  numberFormat: NumberFormat | null | undefined;

  @Field(() => DayFormatEnum, { nullable: true, description: 'How days are written in digits.' })
  dayFormat: DayFormat | null | undefined;

  @Field(() => DayScalar, {
    nullable: true,
    description:
      'A day without a year is the last one of its date up to this day. It holds for this file alone.',
  })
  latestDay: Day | null | undefined;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether several lines of one deal number are one, with its amounts added up.',
  })
  sumLines: boolean | null | undefined;

  @Field(() => [ValueMeaningInputType], {
    nullable: true,
    description: 'What texts mean, at most 1,000; those of earlier calls stay.',
  })
  values: ValueMeaningInputType[] | null | undefined;
}
