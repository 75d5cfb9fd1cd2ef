/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useLazyQuery, useQuery, useMutation } from '@apollo/client/react';
/** Units that a person is supposed to deliver today, beside what is recorded. */
export type SupposedUnits = {
  /** Whose. */
  employeeId: number;
  /** New units, by halves, 0 to 100. */
  new?: number;
  /** Used units, by halves, 0 to 100. */
  used?: number;
};

export type PotOfGoldQueryVariables = Exact<{
  month: string;
}>;


export type PotOfGoldQuery = { potOfGold: { pot: number, canEditPot: boolean, spiffPerUsedCar: number, totalPaid: number, range: { start: string, end: string }, rows: Array<{ totalSold: number, vacation: number, usedSold: number, isQualified: boolean, isFastStart: boolean, earned: number, total: number, person: { id: number, name: string, team: number | null } }> } };

export type SetMonthPotMutationVariables = Exact<{
  month: string;
  total: string | number;
}>;


export type SetMonthPotMutation = { setMonthPot: { month: string, total: number } };

export type PotRaceQueryVariables = Exact<{
  whatIf?: Array<SupposedUnits> | SupposedUnits;
}>;


export type PotRaceQuery = { potRace: { pot: number, spiffPerUsedCar: number, owed: number, owedAtPace: number, change: number, fastStartDaysLeft: number, range: { start: string, end: string }, rows: Array<{ totalSold: number, vacation: number, usedSold: number, unitsToQualify: number, isQualified: boolean, usedToFastStart: number, isFastStart: boolean, total: number, change: number, gainOfOneMoreUsed: number, spiffPerUsedCarThen: number, person: { id: number, name: string, team: number | null }, atPace: { totalSold: number, total: number } }> } };


export const PotOfGoldDocument = {"__meta__":{"id":"b75a66da9cd0fe323bd9e3e4924d51a6a6d6dac7dc34e1542c7b86f19d267c1c","topics":["DEALS","SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PotOfGold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Month"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"potOfGold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pot"}},{"kind":"Field","name":{"kind":"Name","value":"canEditPot"}},{"kind":"Field","name":{"kind":"Name","value":"spiffPerUsedCar"}},{"kind":"Field","name":{"kind":"Name","value":"totalPaid"}},{"kind":"Field","name":{"kind":"Name","value":"range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalSold"}},{"kind":"Field","name":{"kind":"Name","value":"vacation"}},{"kind":"Field","name":{"kind":"Name","value":"usedSold"}},{"kind":"Field","name":{"kind":"Name","value":"isQualified"}},{"kind":"Field","name":{"kind":"Name","value":"isFastStart"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<PotOfGoldQuery, PotOfGoldQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES"] } };
export const SetMonthPotDocument = {"__meta__":{"id":"27cc9df0f5fbc59010955c2cee975827aaec28cf51468c3e49400396ee81eed9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMonthPot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Month"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"total"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMonthPot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"total"},"value":{"kind":"Variable","name":{"kind":"Name","value":"total"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<SetMonthPotMutation, SetMonthPotMutationVariables>;
export const PotRaceDocument = {"__meta__":{"id":"1a1b826ec569b91bc52b93bd79759c690e303bf55b48f646f542a14c20c63271","topics":["DEALS","SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PotRace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"whatIf"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupposedUnits"}}}}},"defaultValue":{"kind":"ListValue","values":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"potRace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"whatIf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"whatIf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pot"}},{"kind":"Field","name":{"kind":"Name","value":"spiffPerUsedCar"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"owedAtPace"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"fastStartDaysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalSold"}},{"kind":"Field","name":{"kind":"Name","value":"vacation"}},{"kind":"Field","name":{"kind":"Name","value":"usedSold"}},{"kind":"Field","name":{"kind":"Name","value":"unitsToQualify"}},{"kind":"Field","name":{"kind":"Name","value":"isQualified"}},{"kind":"Field","name":{"kind":"Name","value":"usedToFastStart"}},{"kind":"Field","name":{"kind":"Name","value":"isFastStart"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"gainOfOneMoreUsed"}},{"kind":"Field","name":{"kind":"Name","value":"spiffPerUsedCarThen"}},{"kind":"Field","name":{"kind":"Name","value":"atPace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalSold"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PotRaceQuery, PotRaceQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES"] } };
export function usePotOfGoldQuery(options: useQuery.Options<PotOfGoldQuery, PotOfGoldQueryVariables> | SkipToken) {
  return useQuery(PotOfGoldDocument, options);
}

export function usePotOfGoldLazyQuery(options?: useLazyQuery.Options<PotOfGoldQuery, PotOfGoldQueryVariables>) {
  return useLazyQuery(PotOfGoldDocument, options);
}

export function useSetMonthPotMutation(options?: useMutation.Options<SetMonthPotMutation, SetMonthPotMutationVariables>) {
  return useMutation(SetMonthPotDocument, options);
}

export function usePotRaceQuery(options?: useQuery.Options<PotRaceQuery, PotRaceQueryVariables> | SkipToken) {
  return useQuery(PotRaceDocument, options);
}

export function usePotRaceLazyQuery(options?: useLazyQuery.Options<PotRaceQuery, PotRaceQueryVariables>) {
  return useLazyQuery(PotRaceDocument, options);
}
