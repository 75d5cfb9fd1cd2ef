/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: number, name: string, can: { recordDeals: boolean, editGross: boolean, reviewDeals: boolean, manageEmployees: boolean, manageInvites: boolean, deleteFiles: boolean, manageDisplays: boolean, takeTurns: boolean, manageTurns: boolean, explore: boolean, compareFiles: boolean, importFiles: boolean, setGoals: boolean, closeMonths: boolean, reopenMonths: boolean, manageStoreViews: boolean, seeDataAccess: boolean, seeHealth: boolean, manageAccessTokens: boolean, setUpStore: boolean } }, savedViews: Array<{ id: number, list: Types.ViewedList, name: string, search: string, isForStore: boolean, isFirst: boolean }> };

export type SaveViewMutationVariables = Exact<{
  list: Types.ViewedList;
  name: string;
  search: string;
  isForStore: boolean;
}>;


export type SaveViewMutation = { saveView: { id: number } };

export type RenameViewMutationVariables = Exact<{
  id: number;
  name: string;
}>;


export type RenameViewMutation = { renameView: { id: number } };

export type OpenViewFirstMutationVariables = Exact<{
  id: number;
  isFirst: boolean;
}>;


export type OpenViewFirstMutation = { openViewFirst: { id: number } };

export type DeleteViewMutationVariables = Exact<{
  id: number;
}>;


export type DeleteViewMutation = { deleteView: number };


export const ViewerDocument = {"__meta__":{"id":"d73dd9a5b497dab2e75b9611709c576f5d1d4aa469fecd7d377e3a2429e4df01","topics":["EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordDeals"}},{"kind":"Field","name":{"kind":"Name","value":"editGross"}},{"kind":"Field","name":{"kind":"Name","value":"reviewDeals"}},{"kind":"Field","name":{"kind":"Name","value":"manageEmployees"}},{"kind":"Field","name":{"kind":"Name","value":"manageInvites"}},{"kind":"Field","name":{"kind":"Name","value":"deleteFiles"}},{"kind":"Field","name":{"kind":"Name","value":"manageDisplays"}},{"kind":"Field","name":{"kind":"Name","value":"takeTurns"}},{"kind":"Field","name":{"kind":"Name","value":"manageTurns"}},{"kind":"Field","name":{"kind":"Name","value":"explore"}},{"kind":"Field","name":{"kind":"Name","value":"compareFiles"}},{"kind":"Field","name":{"kind":"Name","value":"importFiles"}},{"kind":"Field","name":{"kind":"Name","value":"setGoals"}},{"kind":"Field","name":{"kind":"Name","value":"closeMonths"}},{"kind":"Field","name":{"kind":"Name","value":"reopenMonths"}},{"kind":"Field","name":{"kind":"Name","value":"manageStoreViews"}},{"kind":"Field","name":{"kind":"Name","value":"seeDataAccess"}},{"kind":"Field","name":{"kind":"Name","value":"seeHealth"}},{"kind":"Field","name":{"kind":"Name","value":"manageAccessTokens"}},{"kind":"Field","name":{"kind":"Name","value":"setUpStore"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"isForStore"}},{"kind":"Field","name":{"kind":"Name","value":"isFirst"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables> & { __meta__: { topics: ["EMPLOYEES"] } };
export const SaveViewDocument = {"__meta__":{"id":"413eaab366efb7b7df8aed029ce247a05f7b25135ce2af536e9824b6f653028c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewedList"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isForStore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"isForStore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isForStore"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SaveViewMutation, SaveViewMutationVariables>;
export const RenameViewDocument = {"__meta__":{"id":"77cd4e0d36fd1e25128858d0d05472acdacf002237204084fd2ce1142310e973"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RenameViewMutation, RenameViewMutationVariables>;
export const OpenViewFirstDocument = {"__meta__":{"id":"5ee21b356aaf6c845a20abbe395e084a315b21ace0f93e7ae911aaef6d5aa136"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenViewFirst"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFirst"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openViewFirst"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isFirst"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFirst"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OpenViewFirstMutation, OpenViewFirstMutationVariables>;
export const DeleteViewDocument = {"__meta__":{"id":"37f168f21ea180fb0e673927771359cd9ef9e61c84aa58243fc90f85f77ad4fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteViewMutation, DeleteViewMutationVariables>;