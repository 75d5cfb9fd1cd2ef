import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { MoneyScalar } from '../../platform/graphql/scalars.ts';
import type { ImportState } from '../../rules/import/importState.ts';
import type { ImportSums, Outcome } from '../../rules/import/outcomes.ts';
import type { Position } from '../../rules/people/positions.ts';
import type { SheetPurpose } from '../../rules/sheets/fields.ts';
import { EmployeeType } from '../employees/employee.types.ts';
import { SheetPurposeEnum } from '../sheets/sheet.types.ts';
import type { NAME_MEANINGS } from './import.input.ts';

export const ImportStateEnum = defineEnum('ImportState', 'The state of an import.', {
  READY: 'The import can be previewed and run. Nothing has been imported yet.',
  IMPORTING: 'The import is running.',
  DONE: 'The import is completed.',
  UNDOING: 'The import is being undone.',
  UNDONE: 'The import was undone, and everything that it created was deleted.',
} satisfies Record<ImportState, string>);

export const ImportOutcomeEnum = defineEnum('ImportOutcome', 'The outcome of a row in an import.', {
  NEW: 'The row is new and is added.',
  UNCHANGED: 'The row’s data is already stored, or an earlier row contains the same data.',
  DIFFERS: 'Salesfloor has different data and keeps it.',
  REFUSED: 'The row cannot be imported and is skipped.',
} satisfies Record<Outcome, string>);

export const NameMeaningEnum = defineEnum('NameMeaning', 'The meaning of a name in a file.', {
  PERSON: 'An existing employee.',
  NEW: 'A new, inactive person.',
  NOBODY: 'No person: the field stays blank.',
  OPEN: 'Not decided yet.',
} satisfies Record<(typeof NAME_MEANINGS)[number], string>);

@ObjectType('Import', {
  description: 'An import of deals or people from a file, completed or not (import.md).',
})
export class ImportType {
  @Field(() => Int, { description: 'The id of the import.' })
  id!: number;

  @Field(() => Int, { description: 'The id of the sheet with the rows.' })
  sheetId!: number;

  @Field(() => SheetPurposeEnum, { description: 'The purpose of the import: IMPORT_DEALS or IMPORT_PEOPLE.' })
  purpose!: SheetPurpose;

  @Field(() => String, { description: 'The file name.' })
  fileName!: string;

  @Field(() => Int, { description: 'The size of the file’s rows, in bytes.' })
  bytes!: number;

  @Field(() => ImportStateEnum, { description: 'The state of the import.' })
  state!: ImportState;

  @Field(() => String, {
    nullable: true,
    description: 'The reason why the last attempt failed, as a sentence.',
  })
  failure!: string | null;

  @Field(() => Int, { description: 'The number of deals that the running import or undo has processed.' })
  through!: number;

  @Field(() => Int, { description: 'The total number of deals to process; 0 until it is known.' })
  total!: number;

  @Field(() => Int, { description: 'The number of deals that the import created.' })
  dealCount!: number;

  @Field(() => Int, { description: 'The number of people that the import added.' })
  personCount!: number;

  @Field(() => String, { description: 'The name of the employee who started the import.' })
  importedBy!: string;

  @Field(() => GraphQLISODateTime, { description: 'The time when the import was started.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'The time when the import was completed.' })
  doneAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'The time when the import was undone.' })
  undoneAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The name of the employee who undid the import.' })
  undoneBy!: string | null;
}

@ObjectType('ImportName', {
  description: 'A name in a file that does not match exactly one employee, or that a user has matched.',
})
export class ImportNameType {
  @Field(() => String, { description: 'The name to send to `settleImportNames`.' })
  name!: string;

  @Field(() => Int, { description: 'The number of rows with this name.' })
  lineCount!: number;

  @Field(() => Int, { description: 'The number of the first row with this name.' })
  firstLine!: number;

  @Field(() => Int, { description: 'The position that a new person with this name gets.' })
  position!: Position;

  @Field(() => NameMeaningEnum, { description: 'The meaning of the name.' })
  as!: (typeof NAME_MEANINGS)[number];

  @Field(() => EmployeeType, { nullable: true, description: 'The employee, if the meaning is PERSON.' })
  person!: EmployeeType | null;

  @Field(() => [EmployeeType], {
    description: 'The employees that the name probably refers to, most likely first.',
  })
  proposals!: EmployeeType[];

  @Field(() => EmployeeType, {
    nullable: true,
    description: 'The most likely employee; null if another one is equally likely.',
  })
  likely!: EmployeeType | null;
}

@ObjectType('ImportValue', {
  description: 'The text of a cell that its field does not accept, or that a user has mapped to a value.',
})
export class ImportValueType {
  @Field(() => String, { description: 'The field name to send to `setSheetColumns`.' })
  field!: string;

  @Field(() => String, { description: 'The label of the field.' })
  title!: string;

  @Field(() => String, { description: 'The text, as it first occurs in the file.' })
  text!: string;

  @Field(() => Int, { description: 'The number of rows with this text.' })
  lineCount!: number;

  @Field(() => Int, { description: 'The number of the first row with this text.' })
  firstLine!: number;

  @Field(() => [String], {
    description:
      'The values that the text can be mapped to, apart from blank: the values in the field’s fixed list, or 0 for an amount.',
  })
  words!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'The value that the text is mapped to: an empty string for a blank, null if it is not mapped yet.',
  })
  means!: string | null;
}

@ObjectType('ImportProblem', { description: 'The reason why a row cannot be imported.' })
export class ImportProblemType {
  @Field(() => String, { nullable: true, description: 'The field with the problem.' })
  field!: string | null;

  @Field(() => String, { description: 'The problem, as a sentence.' })
  message!: string;
}

@ObjectType('ImportLine', { description: 'A row of an imported file, with its outcome.' })
export class ImportLineType {
  @Field(() => Int, { description: 'The row number in the file, counted from 1.' })
  line!: number;

  @Field(() => ImportOutcomeEnum, { description: 'The outcome of the row.' })
  outcome!: Outcome;

  @Field(() => String, { nullable: true, description: 'The row’s deal number or email.' })
  key!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the customer or the person.' })
  name!: string | null;

  @Field(() => [String], {
    description: 'The labels of the fields that differ from the stored data.',
  })
  differing!: string[];

  @Field(() => [ImportProblemType], { description: 'The reasons why the row is skipped.' })
  problems!: ImportProblemType[];

  @Field(() => String, {
    nullable: true,
    description: 'A warning about a row that is imported, as a sentence.',
  })
  warning!: string | null;
}

@ObjectType('ImportCounts', { description: 'The number of rows with each outcome.' })
export class ImportCountsType {
  @Field(() => Int, { description: 'The number of new rows.' })
  new!: number;

  @Field(() => Int, { description: 'The number of rows that change nothing.' })
  unchanged!: number;

  @Field(() => Int, { description: 'The number of rows that differ from the stored data.' })
  differs!: number;

  @Field(() => Int, { description: 'The number of rows that cannot be imported.' })
  refused!: number;
}

@ObjectType('ImportClosedMonth', { description: 'A closed month for which a file has new deals.' })
export class ImportClosedMonthType {
  @Field(() => String, { description: 'The month, as YYYY-MM.' })
  month!: string;

  @Field(() => Int, { description: 'The number of rows that are skipped because the month is closed.' })
  lineCount!: number;
}

@ObjectType('ImportSum', { description: 'The totals for a set of deals.' })
export class ImportSumType implements ImportSums {
  @Field(() => Int, { description: 'The number of deals.' })
  deals!: number;

  @Field(() => Int, { description: 'The number of sold deals: DEL with a delivery date, and not DEAD.' })
  units!: number;

  @Field(() => MoneyScalar, {
    description: 'The total front gross in dollars. Cells that cannot be read count as 0.',
  })
  frontGross!: number;

  @Field(() => MoneyScalar, {
    description: 'The total back gross in dollars. Cells that cannot be read count as 0.',
  })
  backGross!: number;
}

@ObjectType('ImportSums', { description: 'The totals to compare with the system that exported the file.' })
export class ImportSumsType {
  @Field(() => ImportSumType, { description: 'The totals for all rows except totals rows.' })
  file!: ImportSumType;

  @Field(() => ImportSumType, { description: 'The totals for the deals that would be imported.' })
  imported!: ImportSumType;
}

@ObjectType('ImportPreview', { description: 'A preview of an import. Nothing is imported yet.' })
export class ImportPreviewType {
  @Field(() => ImportCountsType, { description: 'The number of rows with each outcome.' })
  counts!: ImportCountsType;

  @Field(() => Int, { description: 'The number of people that would be added because the deals name them.' })
  newPersonCount!: number;

  @Field(() => [Int], { description: 'The row numbers of the skipped totals rows.' })
  totalLines!: number[];

  @Field(() => [Int], {
    description:
      'The row numbers of the number-only rows that a deal import skips, such as a row with a year above its deals.',
  })
  numberOnlyLines!: number[];

  @Field(() => [String], {
    description:
      'The fields that are missing from the deals to import and how this affects the figures, with one sentence for each field.',
  })
  lacking!: string[];

  @Field(() => ImportSumsType, {
    nullable: true,
    description: 'The totals of a deal import; null for an import of people.',
  })
  sums!: ImportSumsType | null;

  @Field(() => [ImportClosedMonthType], {
    description: 'The closed months for which the file has new deals. The rows with these deals are skipped.',
  })
  closedMonths!: ImportClosedMonthType[];

  @Field(() => [ImportNameType], {
    description:
      'The names that do not match exactly one employee, and the names that a user has matched. The most frequent come first, at most 1,000.',
  })
  names!: ImportNameType[];

  @Field(() => Int, { description: 'The number of names without a match.' })
  openNameCount!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'A warning that names the column that probably does not contain people; null unless more than 500 names have no match. With this warning, names have no proposals.',
  })
  doubt!: string | null;

  @Field(() => [ImportValueType], {
    description:
      'The cell values that a user must map or has mapped: values outside the field’s fixed list, and values without digits in a column of amounts or days. The most frequent come first, with at most 50 unmapped values per field.',
  })
  values!: ImportValueType[];

  @Field(() => [String], {
    description:
      'One sentence for each field with more than 50 unmapped texts. Its column is probably matched to the wrong field.',
  })
  valueDoubts!: string[];

  @Field(() => [ImportLineType], { description: 'A page of the rows with the requested outcome.' })
  lines!: ImportLineType[];

  @Field(() => Int, { description: 'The number of rows with the requested outcome.' })
  lineCount!: number;
}
