/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a display can show in turn (display.md, What it shows). */
export type DisplayBoard =
  /** Today’s and tomorrow’s deliveries. */
  | 'DELIVERIES'
  /** The month’s people by units. */
  | 'LEADERBOARD'
  /** The message of all displays. */
  | 'MESSAGE'
  /** The pot’s race: who qualifies first, units to 12, fast start. */
  | 'POT_OF_GOLD'
  /** The month’s teams by units. */
  | 'TEAMS'
  /** The month’s units and track by person and team. */
  | 'TICK_SHEET'
  /** The counters of today’s ups. */
  | 'UP_LOG';

/** What a display is called and shows. */
export type DisplayInput = {
  /** What it shows, in this order: each board once, at least one. */
  boards: Array<DisplayBoard>;
  /** Whether a sale is heard. */
  hasSound?: boolean;
  /** Where it hangs, 1 to 60 characters. */
  name: string;
  /** How long it shows each board, 5 to 300 seconds. */
  seconds?: number;
  /** Whether the leaderboard on it has gross. */
  showsGross?: boolean;
  /** How it looks. */
  theme?: DisplayTheme;
};

/** How a display looks. */
export type DisplayTheme =
  /** Light on dark. */
  | 'DARK'
  /** Dark on light, for a bright room. */
  | 'LIGHT';

export type DisplayFieldsFragment = { id: number, name: string, boards: Array<DisplayBoard>, seconds: number, theme: DisplayTheme, showsGross: boolean, hasSound: boolean, createdBy: string, createdAt: string, lastSeenAt: string | null };

export type DisplaysQueryVariables = Exact<{ [key: string]: never; }>;


export type DisplaysQuery = { displayMessage: string, displays: Array<{ id: number, name: string, boards: Array<DisplayBoard>, seconds: number, theme: DisplayTheme, showsGross: boolean, hasSound: boolean, createdBy: string, createdAt: string, lastSeenAt: string | null }> };

export type PairDisplayMutationVariables = Exact<{
  letters: string;
  input: DisplayInput;
}>;


export type PairDisplayMutation = { pairDisplay: { id: number, name: string, boards: Array<DisplayBoard>, seconds: number, theme: DisplayTheme, showsGross: boolean, hasSound: boolean, createdBy: string, createdAt: string, lastSeenAt: string | null } };

export type ChangeDisplayMutationVariables = Exact<{
  id: number;
  input: DisplayInput;
}>;


export type ChangeDisplayMutation = { changeDisplay: { id: number, name: string, boards: Array<DisplayBoard>, seconds: number, theme: DisplayTheme, showsGross: boolean, hasSound: boolean, createdBy: string, createdAt: string, lastSeenAt: string | null } };

export type RemoveDisplayMutationVariables = Exact<{
  id: number;
}>;


export type RemoveDisplayMutation = { removeDisplay: number };

export type SetDisplayMessageMutationVariables = Exact<{
  message: string;
}>;


export type SetDisplayMessageMutation = { setDisplayMessage: string };

export const DisplayFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisplayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Display"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"boards"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"showsGross"}},{"kind":"Field","name":{"kind":"Name","value":"hasSound"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<DisplayFieldsFragment, unknown>;
export const DisplaysDocument = {"__meta__":{"id":"bf8b89fdb22a1d2edad57e3710d4685ce9aeaabd292cba8ea3531b6324add044"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Displays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisplayFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"displayMessage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisplayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Display"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"boards"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"showsGross"}},{"kind":"Field","name":{"kind":"Name","value":"hasSound"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<DisplaysQuery, DisplaysQueryVariables> & { __meta__: { topics?: "Mark its query in the api with @CachedUntilChange or @ChangesWith, then run npm run codegen." } };
export const PairDisplayDocument = {"__meta__":{"id":"3ba1946f823d6b6c22d48ceb7eaddec7850131ba81848674335c0a1f4c870da9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PairDisplay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"letters"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisplayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pairDisplay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"letters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"letters"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisplayFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisplayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Display"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"boards"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"showsGross"}},{"kind":"Field","name":{"kind":"Name","value":"hasSound"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<PairDisplayMutation, PairDisplayMutationVariables>;
export const ChangeDisplayDocument = {"__meta__":{"id":"2000c9f4daafe724e9658f6875c2aba14e5dfe95175652ac63da9f3ec7c11f73"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeDisplay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisplayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeDisplay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisplayFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisplayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Display"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"boards"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"showsGross"}},{"kind":"Field","name":{"kind":"Name","value":"hasSound"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<ChangeDisplayMutation, ChangeDisplayMutationVariables>;
export const RemoveDisplayDocument = {"__meta__":{"id":"0ca60ddde7b31e901b96bee96f9eae880642dec0a9544f836217064701cf4456"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDisplay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDisplay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveDisplayMutation, RemoveDisplayMutationVariables>;
export const SetDisplayMessageDocument = {"__meta__":{"id":"9154a2f8ce2df0e13fd5329573a2fa2f682df8fbd2326e6e786bad42712f9fa3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDisplayMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDisplayMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}]}]}}]} as unknown as DocumentNode<SetDisplayMessageMutation, SetDisplayMessageMutationVariables>;