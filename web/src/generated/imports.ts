/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useLazyQuery, useQuery, useMutation } from '@apollo/client/react';
/** What becomes of a line. */
export type ImportOutcome =
  /** Something else is stored, which stays. */
  | 'DIFFERS'
  /** It is recorded. */
  | 'NEW'
  /** It cannot be recorded. */
  | 'REFUSED'
  /** The same is stored already, or an earlier line says it. */
  | 'UNCHANGED';

/** Where an import stands. */
export type ImportState =
  /** All of it is recorded. */
  | 'DONE'
  /** It is being run. */
  | 'IMPORTING'
  /** It can be looked at and run; nothing is written yet. */
  | 'READY'
  /** It is being undone. */
  | 'UNDOING'
  /** All that it recorded is gone. */
  | 'UNDONE';

/** Whom a name of a file means. */
export type NameMeaning =
  /** Someone new, who is inactive. */
  | 'NEW'
  /** Nobody: the field stays blank. */
  | 'NOBODY'
  /** Nobody has said yet. */
  | 'OPEN'
  /** One of the people. */
  | 'PERSON';

/** Whom a name of a file means. */
export type SettledName = {
  /** Whom it means. */
  as: NameMeaning;
  /** The employee, for PERSON. */
  employeeId?: number | null | undefined;
  /** The name; case and blanks do not matter. */
  name: string;
};

/** What a file is read for; it decides which fields its columns can be. */
export type SheetPurpose =
  /** To compare gross: at most 20,000 lines. */
  | 'COMPARE'
  /** To import deals: at most 60,000 lines. */
  | 'IMPORT_DEALS'
  /** To import people: at most 60,000 lines. */
  | 'IMPORT_PEOPLE';

export type ImportFieldsFragment = { id: number, sheetId: number, purpose: SheetPurpose, fileName: string, bytes: number, state: ImportState, failure: string | null, through: number, total: number, dealCount: number, personCount: number, importedBy: string, doneAt: string | null, undoneAt: string | null, undoneBy: string | null };

export type ImportSumFieldsFragment = { deals: number, units: number, frontGross: number, backGross: number };

export type ImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportsQuery = { imports: Array<{ id: number, sheetId: number, purpose: SheetPurpose, fileName: string, bytes: number, state: ImportState, failure: string | null, through: number, total: number, dealCount: number, personCount: number, importedBy: string, doneAt: string | null, undoneAt: string | null, undoneBy: string | null }> };

export type ImportQueryVariables = Exact<{
  id: number;
}>;


export type ImportQuery = { import: { id: number, sheetId: number, purpose: SheetPurpose, fileName: string, bytes: number, state: ImportState, failure: string | null, through: number, total: number, dealCount: number, personCount: number, importedBy: string, doneAt: string | null, undoneAt: string | null, undoneBy: string | null } };

export type ImportPreviewQueryVariables = Exact<{
  id: number;
  outcome?: ImportOutcome | null | undefined;
  offset: number;
  limit: number;
}>;


export type ImportPreviewQuery = { importPreview: { newPersonCount: number, openNameCount: number, doubt: string | null, totalLines: Array<number>, numberOnlyLines: Array<number>, lacking: Array<string>, valueDoubts: Array<string>, lineCount: number, counts: { new: number, unchanged: number, differs: number, refused: number }, sums: { file: { deals: number, units: number, frontGross: number, backGross: number }, imported: { deals: number, units: number, frontGross: number, backGross: number } } | null, closedMonths: Array<{ month: string, lineCount: number }>, names: Array<{ name: string, lineCount: number, firstLine: number, as: NameMeaning, person: { id: number, name: string } | null, proposals: Array<{ id: number, name: string }>, likely: { id: number } | null }>, values: Array<{ field: string, title: string, text: string, lineCount: number, firstLine: number, words: Array<string>, means: string | null }>, lines: Array<{ line: number, outcome: ImportOutcome, key: string | null, name: string | null, differing: Array<string>, warning: string | null, problems: Array<{ message: string }> }> } };

export type PrepareImportMutationVariables = Exact<{
  sheetId: number;
}>;


export type PrepareImportMutation = { prepareImport: { id: number, sheetId: number, purpose: SheetPurpose, fileName: string, bytes: number, state: ImportState, failure: string | null, through: number, total: number, dealCount: number, personCount: number, importedBy: string, doneAt: string | null, undoneAt: string | null, undoneBy: string | null } };

export type SettleImportNamesMutationVariables = Exact<{
  id: number;
  names: Array<SettledName>;
}>;


export type SettleImportNamesMutation = { settleImportNames: { id: number, sheetId: number, purpose: SheetPurpose, fileName: string, bytes: number, state: ImportState, failure: string | null, through: number, total: number, dealCount: number, personCount: number, importedBy: string, doneAt: string | null, undoneAt: string | null, undoneBy: string | null } };

export type RunImportMutationVariables = Exact<{
  id: number;
  expected: number;
}>;


export type RunImportMutation = { runImport: { id: number, sheetId: number, purpose: SheetPurpose, fileName: string, bytes: number, state: ImportState, failure: string | null, through: number, total: number, dealCount: number, personCount: number, importedBy: string, doneAt: string | null, undoneAt: string | null, undoneBy: string | null } };

export type UndoImportMutationVariables = Exact<{
  id: number;
}>;


export type UndoImportMutation = { undoImport: { id: number, sheetId: number, purpose: SheetPurpose, fileName: string, bytes: number, state: ImportState, failure: string | null, through: number, total: number, dealCount: number, personCount: number, importedBy: string, doneAt: string | null, undoneAt: string | null, undoneBy: string | null } };

export type DeleteImportMutationVariables = Exact<{
  id: number;
}>;


export type DeleteImportMutation = { deleteImport: number };

export const ImportFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sheetId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"dealCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}}]}}]} as unknown as DocumentNode<ImportFieldsFragment, unknown>;
export const ImportSumFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSumFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportSum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deals"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}}]}}]} as unknown as DocumentNode<ImportSumFieldsFragment, unknown>;
export const ImportsDocument = {"__meta__":{"id":"d9e88ac63b8d7acfa96a2d33593fb467655f2d1a338bd2592f0c99743b5d81af"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Imports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sheetId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"dealCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}}]}}]} as unknown as DocumentNode<ImportsQuery, ImportsQueryVariables> & { __meta__: { topics?: "Mark its query in the api with @CachedUntilChange or @ChangesWith, then run npm run codegen." } };
export const ImportDocument = {"__meta__":{"id":"253e7e893d0c5b74bef969367a3369c3c4e6d7196da3f631c001e9a047c4bf7f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Import"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sheetId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"dealCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}}]}}]} as unknown as DocumentNode<ImportQuery, ImportQueryVariables> & { __meta__: { topics?: "Mark its query in the api with @CachedUntilChange or @ChangesWith, then run npm run codegen." } };
export const ImportPreviewDocument = {"__meta__":{"id":"feb030b77cdd0528cd06895550551484284f1989e44bca84e5b3c98b954ce292"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportOutcome"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"differs"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newPersonCount"}},{"kind":"Field","name":{"kind":"Name","value":"openNameCount"}},{"kind":"Field","name":{"kind":"Name","value":"doubt"}},{"kind":"Field","name":{"kind":"Name","value":"totalLines"}},{"kind":"Field","name":{"kind":"Name","value":"numberOnlyLines"}},{"kind":"Field","name":{"kind":"Name","value":"lacking"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSumFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imported"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSumFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"closedMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}},{"kind":"Field","name":{"kind":"Name","value":"as"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likely"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"firstLine"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"means"}}]}},{"kind":"Field","name":{"kind":"Name","value":"valueDoubts"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"differing"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warning"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSumFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportSum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deals"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}}]}}]} as unknown as DocumentNode<ImportPreviewQuery, ImportPreviewQueryVariables> & { __meta__: { topics?: "Mark its query in the api with @CachedUntilChange or @ChangesWith, then run npm run codegen." } };
export const PrepareImportDocument = {"__meta__":{"id":"37aa10f67f30c7d80e480001d18044d37a35dacc3ed2c58f7695cca11151ab1e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrepareImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sheetId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sheetId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sheetId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sheetId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"dealCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}}]}}]} as unknown as DocumentNode<PrepareImportMutation, PrepareImportMutationVariables>;
export const SettleImportNamesDocument = {"__meta__":{"id":"e6c859d24c35073a9cf08ef6c0080f689181116cfce6a900263812b851adba52"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleImportNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"names"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettledName"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleImportNames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"names"},"value":{"kind":"Variable","name":{"kind":"Name","value":"names"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sheetId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"dealCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}}]}}]} as unknown as DocumentNode<SettleImportNamesMutation, SettleImportNamesMutationVariables>;
export const RunImportDocument = {"__meta__":{"id":"316b69b2a56cc739292ec71776c2e67a16c606709caacf775c207155ab590332"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sheetId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"dealCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}}]}}]} as unknown as DocumentNode<RunImportMutation, RunImportMutationVariables>;
export const UndoImportDocument = {"__meta__":{"id":"707ab78f9a0bf1c51c61cbf55daaf3929d735742a93932eec3d109941cee2a0e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sheetId"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"dealCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"importedBy"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const DeleteImportDocument = {"__meta__":{"id":"28d8bcda95246abcb79c6cda505bb2dbe2873e81fa89d3e42ff7e7ad0eb20720"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteImportMutation, DeleteImportMutationVariables>;
export function useImportsQuery(options?: useQuery.Options<ImportsQuery, ImportsQueryVariables> | SkipToken) {
  return useQuery(ImportsDocument, options);
}

export function useImportsLazyQuery(options?: useLazyQuery.Options<ImportsQuery, ImportsQueryVariables>) {
  return useLazyQuery(ImportsDocument, options);
}

export function useImportQuery(options: useQuery.Options<ImportQuery, ImportQueryVariables> | SkipToken) {
  return useQuery(ImportDocument, options);
}

export function useImportLazyQuery(options?: useLazyQuery.Options<ImportQuery, ImportQueryVariables>) {
  return useLazyQuery(ImportDocument, options);
}

export function useImportPreviewQuery(options: useQuery.Options<ImportPreviewQuery, ImportPreviewQueryVariables> | SkipToken) {
  return useQuery(ImportPreviewDocument, options);
}

export function useImportPreviewLazyQuery(options?: useLazyQuery.Options<ImportPreviewQuery, ImportPreviewQueryVariables>) {
  return useLazyQuery(ImportPreviewDocument, options);
}

export function usePrepareImportMutation(options?: useMutation.Options<PrepareImportMutation, PrepareImportMutationVariables>) {
  return useMutation(PrepareImportDocument, options);
}

export function useSettleImportNamesMutation(options?: useMutation.Options<SettleImportNamesMutation, SettleImportNamesMutationVariables>) {
  return useMutation(SettleImportNamesDocument, options);
}

export function useRunImportMutation(options?: useMutation.Options<RunImportMutation, RunImportMutationVariables>) {
  return useMutation(RunImportDocument, options);
}

export function useUndoImportMutation(options?: useMutation.Options<UndoImportMutation, UndoImportMutationVariables>) {
  return useMutation(UndoImportDocument, options);
}

export function useDeleteImportMutation(options?: useMutation.Options<DeleteImportMutation, DeleteImportMutationVariables>) {
  return useMutation(DeleteImportDocument, options);
}
