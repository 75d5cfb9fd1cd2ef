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
  'The purpose of a file, which determines the fields that its columns can be matched to.',
  {
    COMPARE: 'To compare gross: at most 20,000 rows.',
    IMPORT_DEALS: 'To import deals: at most 60,000 rows.',
    IMPORT_PEOPLE: 'To import people: at most 60,000 rows.',
  } satisfies Record<SheetPurpose, string>,
);

export const NumberFormatEnum = defineEnum(
  'NumberFormat',
  'The number format of the amounts in a file. It does not apply to numeric cells in a workbook.',
  {
    POINT: '1,234.50',
    COMMA: '1.234,50',
  } satisfies Record<NumberFormat, string>,
);

export const DayFormatEnum = defineEnum(
  'DayFormat',
  'The format of the dates in a file. YYYY-MM-DD is always accepted.',
  {
    MONTH_FIRST: '11/22/2026',
    DAY_FIRST: '22/11/2026, 22.11.2026',
  } satisfies Record<DayFormat, string>,
);

@ObjectType('UnreadableCell', { description: 'A cell that cannot be read as its column’s field.' })
export class UnreadableCellType {
  @Field(() => Int, { description: 'The row number in the file, counted from 1.' })
  line!: number;

  @Field(() => String, { description: 'The cell’s text, truncated to 80 characters.' })
  text!: string;

  @Field(() => String, {
    description:
      'The reason why the cell cannot be read, worded to follow the cell’s text, such as "isn’t a date".',
  })
  why!: string;
}

@ObjectType('SheetColumn', { description: 'A column of a sheet.' })
export class SheetColumnType {
  @Field(() => String, { description: 'The column header; empty if there is none.' })
  head!: string;

  @Field(() => [String], {
    description: 'The first three cells that are not empty, each truncated to 80 characters.',
  })
  samples!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The name of the field that the column is matched to; null if the column is skipped.',
  })
  field!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The reason why a column with data is skipped, worded to follow its header, such as "it is set to be skipped".',
  })
  leftOutBecause!: string | null;

  @Field(() => Int, { description: 'The number of cells that cannot be read as the column’s field.' })
  unreadableCount!: number;

  @Field(() => UnreadableCellType, { nullable: true, description: 'The first cell that cannot be read.' })
  firstUnreadable!: UnreadableCellType | null;
}

@ObjectType('SheetField', { description: 'A field that a column can be matched to.' })
export class SheetFieldType {
  @Field(() => String, { description: 'The field name to send to `setSheetColumns`.' })
  name!: string;

  @Field(() => String, { description: 'The label of the field.' })
  title!: string;

  @Field(() => String, { description: 'The kind of field: dealNumber, amount, day, text, choice or flag.' })
  kind!: SheetField['kind'];
}

@ObjectType('EarlierSheet', { description: 'An earlier comparison or import of the same file.' })
export class EarlierSheetType {
  @Field(() => SheetPurposeEnum, { description: 'The purpose of the earlier upload.' })
  purpose!: SheetPurpose;

  @Field(() => String, { description: 'The name of the file at the time of the earlier upload.' })
  fileName!: string;

  @Field(() => String, { description: 'The name of the employee who uploaded the file.' })
  readBy!: string;

  @Field(() => GraphQLISODateTime, { description: 'The time of the upload.' })
  createdAt!: Date;
}

@ObjectType('SheetLine', { description: 'A row of a sheet, exactly as it is in the file.' })
export class SheetLineType {
  @Field(() => Int, { description: 'The row number in the file, counted from 1.' })
  line!: number;

  @Field(() => CellsScalar, { description: 'The cells of the row.' })
  cells!: readonly SheetCell[];
}

@ObjectType('Sheet', {
  description:
    'An uploaded file or pasted rows, with the settings for reading it. Only the user who uploaded it can see it.',
})
export class SheetType {
  @Field(() => Int, { description: 'The id of the sheet.' })
  id!: number;

  @Field(() => SheetPurposeEnum, { description: 'The purpose of the sheet.' })
  purpose!: SheetPurpose;

  @Field(() => String, { description: 'The file name.' })
  fileName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The tab of a workbook; null for a file without tabs.',
  })
  tab!: string | null;

  @Field(() => String, {
    description: 'The SHA-256 hash of the file’s bytes or of the pasted text, in hexadecimal digits.',
  })
  sha256!: string;

  @Field(() => GraphQLISODateTime, { description: 'The time when the upload was started.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'The number of rows, including empty rows and column headers.' })
  lineCount!: number;

  @Field(() => Int, { description: 'The number of rows uploaded so far.' })
  storedCount!: number;

  @Field(() => Boolean, {
    description:
      'Whether all rows have been uploaded. Until then, the columns and settings are based on the first 50 rows.',
  })
  isWhole!: boolean;

  @Field(() => Int, {
    description: 'The number of the row with the column headers, counted from 1; 0 if there is none.',
  })
  headRow!: number;

  @Field(() => NumberFormatEnum, { description: 'The number format for amounts.' })
  numberFormat!: NumberFormat;

  @Field(() => DayFormatEnum, { description: 'The format for dates.' })
  dayFormat!: DayFormat;

  @Field(() => DayScalar, {
    nullable: true,
    description:
      'The latest day for dates without a year. Such a date is read as the last one on or before this day.',
  })
  latestDay!: Day | null;

  @Field(() => [DayScalar], {
    description:
      'The choices for `latestDay`: the proposed day first, then ends of years. Empty if every date has a year.',
  })
  latestDays!: Day[];

  @Field(() => Boolean, {
    description: 'Whether rows with the same deal number are combined and their amounts are added up.',
  })
  sumLines!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the settings were remembered from an earlier file with the same column headers.',
  })
  isRemembered!: boolean;

  @Field(() => [SheetColumnType], { description: 'The columns, from left to right.' })
  columns!: SheetColumnType[];

  @Field(() => [SheetFieldType], { description: 'The fields that a column can be matched to.' })
  fields!: SheetFieldType[];

  @Field(() => Int, {
    description: 'The number of rows with data, not counting titles, column headers, totals and empty rows.',
  })
  dataLineCount!: number;

  @Field(() => [Int], { description: 'The row numbers of the skipped totals rows.' })
  totalLines!: number[];

  @Field(() => [Int], {
    description:
      'The row numbers of the rows that are skipped because they contain only a number or, in a comparison, only a year.',
  })
  numberOnlyLines!: number[];

  @Field(() => [String], { description: 'A sentence for each required column that is missing.' })
  missing!: string[];

  @Field(() => [EarlierSheetType], {
    description: 'The earlier comparisons and imports of the same file, newest first, at most 5.',
  })
  earlier!: EarlierSheetType[];
}

@InputType('SheetInput', { description: 'A file to upload.' })
export class SheetInput {
  @Field(() => SheetPurposeEnum, { defaultValue: 'COMPARE', description: 'The purpose of the file.' })
  purpose!: SheetPurpose;

  @Field(() => String, { description: 'The file name, 1 to 200 characters.' })
  fileName!: string;

  @Field(() => String, {
    description:
      'The SHA-256 hash of the file’s bytes or of the pasted text, in lowercase hexadecimal digits.',
  })
  sha256!: string;

  @Field(() => String, { nullable: true, description: 'The tab of a workbook, at most 100 characters.' })
  tab: string | null | undefined;

  @Field(() => Int, { description: 'The number of rows, including empty rows.' })
  lineCount!: number;
}

@InputType('SettledValue', {
  description: 'The value to use where a field does not accept a cell’s text.',
})
export class ValueMeaningInputType {
  @Field(() => String, { description: 'The name of the field.' })
  field!: string;

  @Field(() => String, { description: 'The cell text, 1 to 100 characters; case does not matter.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'A value that the field accepts, or 0 for an amount; empty for blank. Null removes the value.',
  })
  means: string | null | undefined;
}

@InputType('SheetColumnsInput', {
  description:
    'Changes to how a sheet is read. Absent fields stay unchanged. If the header row changes and no columns are sent, the columns are detected again.',
})
export class SheetColumnsInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the row with the column headers, 1 to 50; 0 if there is none.',
  })
  headRow: number | null | undefined;

  @Field(() => [String], {
    nullable: 'itemsAndList',
    description: 'The field name for each column, from left to right, with no repeats; null skips a column.',
  })
  columns: (string | null)[] | null | undefined;

  @Field(() => NumberFormatEnum, { nullable: true, description: 'The number format for amounts.' })
  numberFormat: NumberFormat | null | undefined;

  @Field(() => DayFormatEnum, { nullable: true, description: 'The format for dates.' })
  dayFormat: DayFormat | null | undefined;

  @Field(() => DayScalar, {
    nullable: true,
    description:
      'The latest day for dates without a year, in this file only. Such a date is read as the last one on or before this day.',
  })
  latestDay: Day | null | undefined;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether rows with the same deal number are combined and their amounts are added up.',
  })
  sumLines: boolean | null | undefined;

  @Field(() => [ValueMeaningInputType], {
    nullable: true,
    description: 'The values to use for cell texts, at most 1,000. Values from earlier calls are kept.',
  })
  values: ValueMeaningInputType[] | null | undefined;
}
