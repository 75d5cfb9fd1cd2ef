/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NewStoreQueryVariables = Exact<{ [key: string]: never; }>;


export type NewStoreQuery = { newStore: { hasPeople: boolean, hasWorkingDays: boolean, hasDeals: boolean, hasGoals: boolean, hasDisplay: boolean } | null };

export type DismissNewStoreMutationVariables = Exact<{ [key: string]: never; }>;


export type DismissNewStoreMutation = { dismissNewStore: boolean };


export const NewStoreDocument = {"__meta__":{"id":"912f546008d97915a1e84e6a368ec9700c908a755238bce0d647df3296a705a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewStore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newStore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPeople"}},{"kind":"Field","name":{"kind":"Name","value":"hasWorkingDays"}},{"kind":"Field","name":{"kind":"Name","value":"hasDeals"}},{"kind":"Field","name":{"kind":"Name","value":"hasGoals"}},{"kind":"Field","name":{"kind":"Name","value":"hasDisplay"}}]}}]}}]} as unknown as DocumentNode<NewStoreQuery, NewStoreQueryVariables> & { __meta__: { topics?: "Add @CachedUntilChange or @ChangesWith to the query in the api, then run npm run codegen." } };
export const DismissNewStoreDocument = {"__meta__":{"id":"010d6b40d32c14bedebd54df7209e4f98575222424db5346454d6ea5f24200ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissNewStore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissNewStore"}}]}}]} as unknown as DocumentNode<DismissNewStoreMutation, DismissNewStoreMutationVariables>;