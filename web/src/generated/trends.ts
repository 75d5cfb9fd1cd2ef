/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
export type TrendsQueryVariables = Exact<{
  month: string;
  teamId?: number | null | undefined;
  employeeId?: number | null | undefined;
}>;


export type TrendsQuery = { trends: Array<{ month: string, isUnfinished: boolean, new: number, used: number, unclassified: number, units: number, frontGrossPerUnit: number | null, backGrossPerUnit: number | null, grossPerUnit: number | null, tradePercent: number | null, closingRate: number | null, days: { start: string, end: string } }> };

export type AllTrendMonthFragment = { new: number, used: number, unclassified: number, units: number, frontGrossPerUnit: number | null, backGrossPerUnit: number | null, grossPerUnit: number | null, tradePercent: number | null, closingRate: number | null };

export const AllTrendMonthFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllTrendMonth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrendMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"unclassified"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGrossPerUnit"}},{"kind":"Field","name":{"kind":"Name","value":"backGrossPerUnit"}},{"kind":"Field","name":{"kind":"Name","value":"grossPerUnit"}},{"kind":"Field","name":{"kind":"Name","value":"tradePercent"}},{"kind":"Field","name":{"kind":"Name","value":"closingRate"}}]}}]} as unknown as DocumentNode<AllTrendMonthFragment, unknown>;
export const TrendsDocument = {"__meta__":{"id":"2d9e143665c7312f08a011fd89ecbc56aac2f874a2866589fde9186c4b840a9b","topics":["DEALS","UP_LOG","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Trends"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Month"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trends"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isUnfinished"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllTrendMonth"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllTrendMonth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrendMonth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"unclassified"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGrossPerUnit"}},{"kind":"Field","name":{"kind":"Name","value":"backGrossPerUnit"}},{"kind":"Field","name":{"kind":"Name","value":"grossPerUnit"}},{"kind":"Field","name":{"kind":"Name","value":"tradePercent"}},{"kind":"Field","name":{"kind":"Name","value":"closingRate"}}]}}]} as unknown as DocumentNode<TrendsQuery, TrendsQueryVariables> & { __meta__: { topics: ["DEALS","UP_LOG","EMPLOYEES"] } };
export function useTrendsQuery(options: useQuery.Options<TrendsQuery, TrendsQueryVariables> | SkipToken) {
  return useQuery(TrendsDocument, options);
}

export function useTrendsLazyQuery(options?: useLazyQuery.Options<TrendsQuery, TrendsQueryVariables>) {
  return useLazyQuery(TrendsDocument, options);
}
