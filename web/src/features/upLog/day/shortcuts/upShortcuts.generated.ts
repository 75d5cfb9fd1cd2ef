/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UpShortcutsQueryVariables = Exact<{ [key: string]: never; }>;


export type UpShortcutsQuery = { upShortcuts: { types: Array<Types.UpType>, nextInTurn: { id: number } | null } };


export const UpShortcutsDocument = {"__meta__":{"id":"772cee7d8488f822332ad138207504828ea4fc0770b938d17dd26918b0b91d6d","topics":["UP_LOG","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpShortcuts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upShortcuts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"nextInTurn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UpShortcutsQuery, UpShortcutsQueryVariables> & { __meta__: { topics: ["UP_LOG","EMPLOYEES"] } };