/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HealthProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthProblemsQuery = { health: { troubles: number } };


export const HealthProblemsDocument = {"__meta__":{"id":"45dd313e941fff824ac9d386b667e9807839db28642433541d2fe4f2bd2d84e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HealthProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"troubles"}}]}}]}}]} as unknown as DocumentNode<HealthProblemsQuery, HealthProblemsQueryVariables> & { __meta__: { topics?: "Add @CachedUntilChange or @ChangesWith to the query in the api, then run npm run codegen." } };