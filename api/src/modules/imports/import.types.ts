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

export const ImportStateEnum = defineEnum('ImportState', 'Where an import stands.', {
  READY: 'It can be looked at and run; nothing is written yet.',
  IMPORTING: 'It is being run.',
  DONE: 'All of it is recorded.',
  UNDOING: 'It is being undone.',
  UNDONE: 'All that it recorded is gone.',
} satisfies Record<ImportState, string>);

export const ImportOutcomeEnum = defineEnum('ImportOutcome', 'What becomes of a line.', {
  NEW: 'It is recorded.',
  UNCHANGED: 'The same is stored already, or an earlier line says it.',
  DIFFERS: 'Something else is stored, which stays.',
  REFUSED: 'It cannot be recorded.',
} satisfies Record<Outcome, string>);

export const NameMeaningEnum = defineEnum('NameMeaning', 'Whom a name of a file means.', {
  PERSON: 'One of the people.',
  NEW: 'Someone new, who is inactive.',
  NOBODY: 'Nobody: the field stays blank.',
  OPEN: 'Nobody has said yet.',
} satisfies Record<(typeof NAME_MEANINGS)[number], string>);

@ObjectType('Import', { description: 'A file whose deals or people are imported, or were (import.md).' })
export class ImportType {
  @Field(() => Int, { description: 'The import’s key.' })
  id!: number;

  @Field(() => Int, { description: 'The sheet whose lines they are.' })
  sheetId!: number;

  @Field(() => SheetPurposeEnum, { description: 'IMPORT_DEALS or IMPORT_PEOPLE.' })
  purpose!: SheetPurpose;

  @Field(() => String, { description: 'What the file is called.' })
  fileName!: string;

  @Field(() => Int, { description: 'What the lines of its file take, in bytes.' })
  bytes!: number;

  @Field(() => ImportStateEnum, { description: 'Where it stands.' })
  state!: ImportState;

  @Field(() => String, { nullable: true, description: 'Why the last try came to nothing, in a sentence.' })
  failure!: string | null;

  @Field(() => Int, { description: 'How many deals of what is being done are through.' })
  through!: number;

  @Field(() => Int, { description: 'Of how many; 0 until that is known.' })
  total!: number;

  @Field(() => Int, { description: 'How many deals it has recorded.' })
  dealCount!: number;

  @Field(() => Int, { description: 'How many people it has added.' })
  personCount!: number;

  @Field(() => String, { description: 'Who imports it.' })
  importedBy!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was begun.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was done.' })
  doneAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was undone.' })
  undoneAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Who has undone it.' })
  undoneBy!: string | null;
}

@ObjectType('ImportName', { description: 'A name of a file that no one person is known by, or was not.' })
export class ImportNameType {
  @Field(() => String, { description: 'The name, as `settleImportNames` takes it.' })
  name!: string;

  @Field(() => Int, { description: 'How many lines have it.' })
  lineCount!: number;

  @Field(() => Int, { description: 'The first of them.' })
  firstLine!: number;

  @Field(() => Int, { description: 'The position that a new person of that name gets.' })
  position!: Position;

  @Field(() => NameMeaningEnum, { description: 'Whom it means.' })
  as!: (typeof NAME_MEANINGS)[number];

  @Field(() => EmployeeType, { nullable: true, description: 'The person, when it means one.' })
  person!: EmployeeType | null;

  @Field(() => [EmployeeType], { description: 'Whom it may mean, the likeliest first.' })
  proposals!: EmployeeType[];

  @Field(() => EmployeeType, {
    nullable: true,
    description: 'The first of them, where nobody else is as likely.',
  })
  likely!: EmployeeType | null;
}

@ObjectType('ImportValue', {
  description:
    'A text of a file that is no value of its field’s closed list, or was none until it was settled.',
})
export class ImportValueType {
  @Field(() => String, { description: 'The field, as `setSheetColumns` takes it.' })
  field!: string;

  @Field(() => String, { description: 'What people call the field.' })
  title!: string;

  @Field(() => String, { description: 'The text, as it stands first.' })
  text!: string;

  @Field(() => Int, { description: 'How many lines have it.' })
  lineCount!: number;

  @Field(() => Int, { description: 'The first of them.' })
  firstLine!: number;

  @Field(() => [String], {
    description:
      'What it can be settled as beside empty, in words: the values of a closed list, 0 for an amount.',
  })
  words!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The value that it means, in its word; empty for none; null while it is open.',
  })
  means!: string | null;
}

@ObjectType('ImportProblem', { description: 'Why a line cannot be recorded.' })
export class ImportProblemType {
  @Field(() => String, { nullable: true, description: 'The field that it is about.' })
  field!: string | null;

  @Field(() => String, { description: 'A sentence.' })
  message!: string;
}

@ObjectType('ImportLine', { description: 'A line of a file, and what becomes of it.' })
export class ImportLineType {
  @Field(() => Int, { description: 'Its number in the file, counted from 1.' })
  line!: number;

  @Field(() => ImportOutcomeEnum, { description: 'What becomes of it.' })
  outcome!: Outcome;

  @Field(() => String, { nullable: true, description: 'The deal number or the e-mail that it names.' })
  key!: string | null;

  @Field(() => String, { nullable: true, description: 'The customer, or the person’s name.' })
  name!: string | null;

  @Field(() => [String], {
    description: 'The fields of which something else is stored, as people call them.',
  })
  differing!: string[];

  @Field(() => [ImportProblemType], { description: 'Why it is refused.' })
  problems!: ImportProblemType[];

  @Field(() => String, {
    nullable: true,
    description: 'What to look at of a line that is recorded, a sentence.',
  })
  warning!: string | null;
}

@ObjectType('ImportCounts', { description: 'How many lines have each outcome.' })
export class ImportCountsType {
  @Field(() => Int, { description: 'Those that are recorded.' })
  new!: number;

  @Field(() => Int, { description: 'Those that change nothing.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Those of which something else is stored.' })
  differs!: number;

  @Field(() => Int, { description: 'Those that cannot be recorded.' })
  refused!: number;
}

@ObjectType('ImportClosedMonth', { description: 'A closed month of which a file has new deals.' })
export class ImportClosedMonthType {
  @Field(() => String, { description: 'The month, as YYYY-MM.' })
  month!: string;

  @Field(() => Int, { description: 'How many lines are refused because it is closed.' })
  lineCount!: number;
}

@ObjectType('ImportSum', { description: 'What lines of deals add up to.' })
export class ImportSumType implements ImportSums {
  @Field(() => Int, { description: 'How many deals they are.' })
  deals!: number;

  @Field(() => Int, { description: 'How many of them are sold: DEL with a delivery date, and not DEAD.' })
  units!: number;

  @Field(() => MoneyScalar, { description: 'Their front gross; what cannot be read counts 0.' })
  frontGross!: number;

  @Field(() => MoneyScalar, { description: 'Their back gross; what cannot be read counts 0.' })
  backGross!: number;
}

@ObjectType('ImportSums', { description: 'Sums to check against the list that a file comes from.' })
export class ImportSumsType {
  @Field(() => ImportSumType, { description: 'Of all lines, totals left out.' })
  file!: ImportSumType;

  @Field(() => ImportSumType, { description: 'Of the deals that would be recorded.' })
  imported!: ImportSumType;
}

@ObjectType('ImportPreview', { description: 'What an import would do now; nothing of it is written.' })
export class ImportPreviewType {
  @Field(() => ImportCountsType, { description: 'Of all lines.' })
  counts!: ImportCountsType;

  @Field(() => Int, { description: 'How many new people the deals need.' })
  newPersonCount!: number;

  @Field(() => [Int], { description: 'The lines that are left out because they add up others.' })
  totalLines!: number[];

  @Field(() => [Int], {
    description: 'The lines of an import of deals that are left out because they hold nothing but a number.',
  })
  numberOnlyLines!: number[];

  @Field(() => [String], {
    description:
      'What the deals that would be recorded lack for the figures, and what that means; a sentence each.',
  })
  lacking!: string[];

  @Field(() => ImportSumsType, { nullable: true, description: 'Of deals; null for people.' })
  sums!: ImportSumsType | null;

  @Field(() => [ImportClosedMonthType], {
    description: 'The closed months of which the file has new deals: those lines are refused.',
  })
  closedMonths!: ImportClosedMonthType[];

  @Field(() => [ImportNameType], {
    description:
      'The names that no one person is known by, or that someone has settled: those of most lines first, at most 1,000.',
  })
  names!: ImportNameType[];

  @Field(() => Int, { description: 'How many names are open.' })
  openNameCount!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'A sentence when more than 500 names are open: which column is probably not one of people. Then no name has proposals.',
  })
  doubt!: string | null;

  @Field(() => [ImportValueType], {
    description:
      'The texts that are to be settled, or were: no values of a closed list, or without digits where an amount or a day is. Those of most lines first, of each field at most 50 that are open.',
  })
  values!: ImportValueType[];

  @Field(() => [String], {
    description:
      'A sentence for each field of which more than 50 texts are open: its column is probably another one.',
  })
  valueDoubts!: string[];

  @Field(() => [ImportLineType], { description: 'A page of the lines of the outcome that was asked for.' })
  lines!: ImportLineType[];

  @Field(() => Int, { description: 'How many lines have that outcome.' })
  lineCount!: number;
}
