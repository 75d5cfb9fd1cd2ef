/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CustomerJourneyQueryVariables = Exact<{
  number: number;
}>;


export type CustomerJourneyQuery = { dealWay: { visits: number, firstVisit: string | null, days: number | null, ups: Array<{ id: number, logDate: string, customerName: string, isTestDrive: boolean, isWriteUp: boolean, sold: Types.UpSold | null, salesperson: { id: number, name: string } | null }> } };

export type SoldWithoutDealQueryVariables = Exact<{ [key: string]: never; }>;


export type SoldWithoutDealQuery = { soldWithoutDeal: { ups: number, oldest: string | null } };


export const CustomerJourneyDocument = {"__meta__":{"id":"a0454fbb4557a775d8c999f3f55f24d6993cb97e27737ecb26a121385b6701f3","topics":["UP_LOG","DEALS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerJourney"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealWay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"firstVisit"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoggedUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CustomerJourneyQuery, CustomerJourneyQueryVariables> & { __meta__: { topics: ["UP_LOG","DEALS","EMPLOYEES"] } };
export const SoldWithoutDealDocument = {"__meta__":{"id":"5c5dbd22f9fa5f4631a2e58a3a9adc7e742c62c8d987b5d933e8f758e5703452","topics":["UP_LOG","DEALS"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SoldWithoutDeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldWithoutDeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ups"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}}]}}]}}]} as unknown as DocumentNode<SoldWithoutDealQuery, SoldWithoutDealQueryVariables> & { __meta__: { topics: ["UP_LOG","DEALS"] } };