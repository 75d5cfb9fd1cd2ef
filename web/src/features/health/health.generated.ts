/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { health: { canBackUp: boolean, isBackingUp: boolean, checks: Array<{ subject: string, state: Types.HealthState, says: string, advice: string | null }> } };

export type BackUpNowMutationVariables = Exact<{ [key: string]: never; }>;


export type BackUpNowMutation = { backUpNow: boolean };


export const HealthDocument = {"__meta__":{"id":"322070955f34c94e5cb43099a75e67c9e7dcd7be3827385d44f207acd9792932"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"says"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canBackUp"}},{"kind":"Field","name":{"kind":"Name","value":"isBackingUp"}}]}}]}}]} as unknown as DocumentNode<HealthQuery, HealthQueryVariables> & { __meta__: { topics?: "Add @CachedUntilChange or @ChangesWith to the query in the api, then run npm run codegen." } };
export const BackUpNowDocument = {"__meta__":{"id":"e984a83cde1badfdd5d5ae352098a1fbdc91440748f026f08f3c90c6e542e6c1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BackUpNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backUpNow"}}]}}]} as unknown as DocumentNode<BackUpNowMutation, BackUpNowMutationVariables>;