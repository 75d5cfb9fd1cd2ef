/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FindDealsQueryVariables = Exact<{
  search: string;
}>;


export type FindDealsQuery = { findDeals: Array<{ number: number, customerName: string, stockNum: string, carInfo: string, logDay: string }> };

export type FindPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type FindPeopleQuery = { employees: Array<{ id: number, name: string, initials: string, isActive: boolean }>, dealPeople: { salespeople: Array<{ id: number }> } };


export const FindDealsDocument = {"__meta__":{"id":"1ebb8d01a48837db16c0e61d92bb4e3820e895fc2be57dd0dc2382ed10ed1853","topics":["DEALS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindDeals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findDeals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}}]}}]}}]} as unknown as DocumentNode<FindDealsQuery, FindDealsQueryVariables> & { __meta__: { topics: ["DEALS","EMPLOYEES"] } };
export const FindPeopleDocument = {"__meta__":{"id":"0cbb2831c7c95cb7920f98a938e98cf383da00bb5f26366275f2f2d7a50d6d0b","topics":["EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dealPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salespeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<FindPeopleQuery, FindPeopleQueryVariables> & { __meta__: { topics: ["EMPLOYEES"] } };