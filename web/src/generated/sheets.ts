/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a file writes its days in digits. YYYY-MM-DD is always understood. */
export type DayFormat =
  /** 22/11/2026, 22.11.2026 */
  | 'DAY_FIRST'
  /** 11/22/2026 */
  | 'MONTH_FIRST';

/** How a file writes its amounts. Numbers of a workbook have no writing. */
export type NumberFormat =
  /** 1.234,50 */
  | 'COMMA'
  /** 1,234.50 */
  | 'POINT';

/** What a text means that its field cannot be read as. */
export type SettledValue = {
  /** The name of the field. */
  field: string;
  /** One of the words for the field’s values, 0 for an amount; empty leaves it empty; null is open again. */
  means?: string | null | undefined;
  /** The text, 1 to 100 characters; case does not matter. */
  text: string;
};

/** How a sheet is to be read; what is absent stays. Under another head the columns are recognized anew, unless they are sent. */
export type SheetColumnsInput = {
  /** The name of a field for each column from the left, each field once; null leaves a column out. */
  columns?: Array<string | null | undefined> | null | undefined;
  /** How days are written in digits. */
  dayFormat?: DayFormat | null | undefined;
  /** The line of the head, 1 to 50; 0 for none. */
  headRow?: number | null | undefined;
  /** A day without a year is the last one of its date up to this day. It holds for this file alone. */
  latestDay?: string | null | undefined;
  /** How amounts are written. */
  numberFormat?: NumberFormat | null | undefined;
  /** Whether several lines of one deal number are one, with its amounts added up. */
  sumLines?: boolean | null | undefined;
  /** What texts mean, at most 1,000; those of earlier calls stay. */
  values?: Array<SettledValue> | null | undefined;
};

/** A file of which the lines are to come. */
export type SheetInput = {
  /** What it is called, 1 to 200 characters. */
  fileName: string;
  /** How many lines it has, empty ones included. */
  lineCount: number;
  /** What it is read for. */
  purpose?: SheetPurpose;
  /** The SHA-256 of its bytes or of the pasted text, in small hexadecimal digits. */
  sha256: string;
  /** The tab of a workbook, at most 100 characters. */
  tab?: string | null | undefined;
};

/** What a file is read for; it decides which fields its columns can be. */
export type SheetPurpose =
  /** To compare gross: at most 20,000 lines. */
  | 'COMPARE'
  /** To import deals: at most 60,000 lines. */
  | 'IMPORT_DEALS'
  /** To import people: at most 60,000 lines. */
  | 'IMPORT_PEOPLE';

export type SheetFieldsFragment = { id: number, purpose: SheetPurpose, fileName: string, tab: string | null, lineCount: number, storedCount: number, isWhole: boolean, headRow: number, numberFormat: NumberFormat, dayFormat: DayFormat, latestDay: string | null, latestDays: Array<string>, sumLines: boolean, isRemembered: boolean, dataLineCount: number, totalLines: Array<number>, numberOnlyLines: Array<number>, missing: Array<string>, columns: Array<{ head: string, samples: Array<string>, field: string | null, leftOutBecause: string | null, unreadableCount: number, firstUnreadable: { line: number, text: string, why: string } | null }>, fields: Array<{ name: string, title: string, kind: string }>, earlier: Array<{ purpose: SheetPurpose, fileName: string, readBy: string, createdAt: string }> };

export type SheetQueryVariables = Exact<{
  id: number;
}>;


export type SheetQuery = { sheet: { id: number, purpose: SheetPurpose, fileName: string, tab: string | null, lineCount: number, storedCount: number, isWhole: boolean, headRow: number, numberFormat: NumberFormat, dayFormat: DayFormat, latestDay: string | null, latestDays: Array<string>, sumLines: boolean, isRemembered: boolean, dataLineCount: number, totalLines: Array<number>, numberOnlyLines: Array<number>, missing: Array<string>, columns: Array<{ head: string, samples: Array<string>, field: string | null, leftOutBecause: string | null, unreadableCount: number, firstUnreadable: { line: number, text: string, why: string } | null }>, fields: Array<{ name: string, title: string, kind: string }>, earlier: Array<{ purpose: SheetPurpose, fileName: string, readBy: string, createdAt: string }> } };

export type FirstSheetLinesQueryVariables = Exact<{
  id: number;
}>;


export type FirstSheetLinesQuery = { sheetLines: Array<{ line: number, cells: readonly (string | number | null)[] }> };

export type StartSheetMutationVariables = Exact<{
  input: SheetInput;
}>;


export type StartSheetMutation = { startSheet: { id: number, storedCount: number } };

export type AddSheetLinesMutationVariables = Exact<{
  id: number;
  firstLine: number;
  lines: Array<readonly (string | number | null)[]>;
}>;


export type AddSheetLinesMutation = { addSheetLines: number };

export type RemoveSheetMutationVariables = Exact<{
  id: number;
}>;


export type RemoveSheetMutation = { removeSheet: number };

export type SetSheetColumnsMutationVariables = Exact<{
  id: number;
  input: SheetColumnsInput;
}>;


export type SetSheetColumnsMutation = { setSheetColumns: { id: number, purpose: SheetPurpose, fileName: string, tab: string | null, lineCount: number, storedCount: number, isWhole: boolean, headRow: number, numberFormat: NumberFormat, dayFormat: DayFormat, latestDay: string | null, latestDays: Array<string>, sumLines: boolean, isRemembered: boolean, dataLineCount: number, totalLines: Array<number>, numberOnlyLines: Array<number>, missing: Array<string>, columns: Array<{ head: string, samples: Array<string>, field: string | null, leftOutBecause: string | null, unreadableCount: number, firstUnreadable: { line: number, text: string, why: string } | null }>, fields: Array<{ name: string, title: string, kind: string }>, earlier: Array<{ purpose: SheetPurpose, fileName: string, readBy: string, createdAt: string }> } };

export const SheetFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"storedCount"}},{"kind":"Field","name":{"kind":"Name","value":"isWhole"}},{"kind":"Field","name":{"kind":"Name","value":"headRow"}},{"kind":"Field","name":{"kind":"Name","value":"numberFormat"}},{"kind":"Field","name":{"kind":"Name","value":"dayFormat"}},{"kind":"Field","name":{"kind":"Name","value":"latestDay"}},{"kind":"Field","name":{"kind":"Name","value":"latestDays"}},{"kind":"Field","name":{"kind":"Name","value":"sumLines"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}},{"kind":"Field","name":{"kind":"Name","value":"dataLineCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalLines"}},{"kind":"Field","name":{"kind":"Name","value":"numberOnlyLines"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"leftOutBecause"}},{"kind":"Field","name":{"kind":"Name","value":"unreadableCount"}},{"kind":"Field","name":{"kind":"Name","value":"firstUnreadable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"readBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<SheetFieldsFragment, unknown>;
export const SheetDocument = {"__meta__":{"id":"1b7818176aabbc46ecf6317a9084620aec786dcb546b153437c091bf6192677c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"storedCount"}},{"kind":"Field","name":{"kind":"Name","value":"isWhole"}},{"kind":"Field","name":{"kind":"Name","value":"headRow"}},{"kind":"Field","name":{"kind":"Name","value":"numberFormat"}},{"kind":"Field","name":{"kind":"Name","value":"dayFormat"}},{"kind":"Field","name":{"kind":"Name","value":"latestDay"}},{"kind":"Field","name":{"kind":"Name","value":"latestDays"}},{"kind":"Field","name":{"kind":"Name","value":"sumLines"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}},{"kind":"Field","name":{"kind":"Name","value":"dataLineCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalLines"}},{"kind":"Field","name":{"kind":"Name","value":"numberOnlyLines"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"leftOutBecause"}},{"kind":"Field","name":{"kind":"Name","value":"unreadableCount"}},{"kind":"Field","name":{"kind":"Name","value":"firstUnreadable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"readBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<SheetQuery, SheetQueryVariables> & { __meta__: { topics?: "Mark its query in the api with @CachedUntilChange or @ChangesWith, then run npm run codegen." } };
export const FirstSheetLinesDocument = {"__meta__":{"id":"657927a1e54191e0da3a8ad76f62c9e84ec8ec8165aef8eacb6b6121d85613c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstSheetLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]} as unknown as DocumentNode<FirstSheetLinesQuery, FirstSheetLinesQueryVariables> & { __meta__: { topics?: "Mark its query in the api with @CachedUntilChange or @ChangesWith, then run npm run codegen." } };
export const StartSheetDocument = {"__meta__":{"id":"e7cd9fdc60fa712efda2a78b5f33d7ecd56bae9ad31b0a02a1ebf696e3e9b030"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"storedCount"}}]}}]}}]} as unknown as DocumentNode<StartSheetMutation, StartSheetMutationVariables>;
export const AddSheetLinesDocument = {"__meta__":{"id":"9fb66b13874177a2a65cf990a66c7947d802f27bbd1f98742da96aa19178a1e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSheetLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstLine"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lines"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Cells"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSheetLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"firstLine"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstLine"}}},{"kind":"Argument","name":{"kind":"Name","value":"lines"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lines"}}}]}]}}]} as unknown as DocumentNode<AddSheetLinesMutation, AddSheetLinesMutationVariables>;
export const RemoveSheetDocument = {"__meta__":{"id":"1fa536216f81745348d03bdc5fae6ca9751b47171a28fb127495cbca2c8f43ec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveSheetMutation, RemoveSheetMutationVariables>;
export const SetSheetColumnsDocument = {"__meta__":{"id":"e544cd3271de29dccb01b7f16d92162761212c401bf9ae9539caba0442500459"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSheetColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetColumnsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSheetColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"storedCount"}},{"kind":"Field","name":{"kind":"Name","value":"isWhole"}},{"kind":"Field","name":{"kind":"Name","value":"headRow"}},{"kind":"Field","name":{"kind":"Name","value":"numberFormat"}},{"kind":"Field","name":{"kind":"Name","value":"dayFormat"}},{"kind":"Field","name":{"kind":"Name","value":"latestDay"}},{"kind":"Field","name":{"kind":"Name","value":"latestDays"}},{"kind":"Field","name":{"kind":"Name","value":"sumLines"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}},{"kind":"Field","name":{"kind":"Name","value":"dataLineCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalLines"}},{"kind":"Field","name":{"kind":"Name","value":"numberOnlyLines"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"leftOutBecause"}},{"kind":"Field","name":{"kind":"Name","value":"unreadableCount"}},{"kind":"Field","name":{"kind":"Name","value":"firstUnreadable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"readBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<SetSheetColumnsMutation, SetSheetColumnsMutationVariables>;