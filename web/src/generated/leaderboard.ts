/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a car counts as (rules.md, A deal). */
export type CarClass =
  /** Car type New. */
  | 'NEW'
  /** No car type: a grey square. */
  | 'UNCLASSIFIED'
  /** Car types Used and Cert. */
  | 'USED';

/** Which cars count. */
export type CarFilter =
  /** All Cars, those without a type too; only here does vacation count. */
  | 'ALL'
  /** Car type New. */
  | 'NEW'
  /** Car types Used and Cert. */
  | 'USED';

/** How a salesperson took part in a deal. */
export type CreditRole =
  /** As the additional salesperson of a split: 0.5. */
  | 'ADDITIONAL'
  /** As closer of a split: 0.5. */
  | 'CLOSER'
  /** Alone: 1 unit. */
  | 'SOLO';

/** Who competes. */
export type LeaderboardMode =
  /** People: active salespeople and anyone else credited, without the one named HSE. */
  | 'EMPLOYEES'
  /** Teams A, B and C, credited by the team frozen on each side, else today’s. */
  | 'TEAMS';

/** What ranks are decided by; ties by the other figure, then by name. */
export type Ranking =
  /** Top Front Gross. */
  | 'GROSS'
  /** Top Total Deals: total units, people’s vacation units included. */
  | 'UNITS';

export type LeaderboardFieldsFragment = { id: number, name: string, team: number | null, rank: number, new: number, used: number, unclassified: number, vacation: number, total: number, gross: number, squares: Array<{ carClass: CarClass, role: CreditRole, count: number }>, vacationSquares: { whole: number, half: number } };

export type LeaderboardQueryVariables = Exact<{
  mode: LeaderboardMode;
  start: string;
  end: string;
  carType: CarFilter;
  rankBy: Ranking;
}>;


export type LeaderboardQuery = { leaderboard: Array<{ id: number, name: string, team: number | null, rank: number, new: number, used: number, unclassified: number, vacation: number, total: number, gross: number, squares: Array<{ carClass: CarClass, role: CreditRole, count: number }>, vacationSquares: { whole: number, half: number } }> };

export type AllLeaderboardRowFragment = { rank: number, new: number, used: number, unclassified: number, vacation: number, total: number, gross: number };

export const AllLeaderboardRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllLeaderboardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"unclassified"}},{"kind":"Field","name":{"kind":"Name","value":"vacation"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}}]}}]} as unknown as DocumentNode<AllLeaderboardRowFragment, unknown>;
export const LeaderboardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeaderboardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllLeaderboardRow"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"squares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carClass"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacationSquares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whole"}},{"kind":"Field","name":{"kind":"Name","value":"half"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllLeaderboardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"unclassified"}},{"kind":"Field","name":{"kind":"Name","value":"vacation"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}}]}}]} as unknown as DocumentNode<LeaderboardFieldsFragment, unknown>;
export const LeaderboardDocument = {"__meta__":{"id":"c707df0e3165131b0f8292e530796a7a7f3d1ffd93cf200993b73c3f3bd26415","topics":["DEALS","SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Leaderboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardMode"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"carType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CarFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rankBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Ranking"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaderboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mode"}}},{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"carType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"carType"}}},{"kind":"Argument","name":{"kind":"Name","value":"rankBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rankBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeaderboardFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllLeaderboardRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"unclassified"}},{"kind":"Field","name":{"kind":"Name","value":"vacation"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeaderboardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllLeaderboardRow"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"squares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carClass"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacationSquares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whole"}},{"kind":"Field","name":{"kind":"Name","value":"half"}}]}}]}}]} as unknown as DocumentNode<LeaderboardQuery, LeaderboardQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES"] } };