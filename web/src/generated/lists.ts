/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What the Activity list is sorted by, people by the last word of the name; empty ones last, ties by log day, then deal number. */
export type ActivitySort =
  /** Sales 2. */
  | 'ADDITIONAL'
  /** Type. */
  | 'CAR_TYPE'
  /** Sales 1. */
  | 'CLOSER'
  /** Customer. */
  | 'CUSTOMER'
  /** Status. */
  | 'DEAL_STATUS'
  /** Delivery. */
  | 'DELIVERY_STATUS'
  /** F&I. */
  | 'FINANCE_MANAGER'
  /** Del Date: the delivery date, else the added date. */
  | 'LOG_DAY'
  /** ID: the deal number. */
  | 'NUMBER'
  /** SM. */
  | 'SALES_MANAGER'
  /** Stock #. */
  | 'STOCK'
  /** Trade. */
  | 'TRADE'
  /** Vehicle. */
  | 'VEHICLE';

/** What kind of car was sold. */
export type CarType =
  /** Certified: counts as used, and as certified (an "of which"). */
  | 'CERT'
  /** New: the only type that counts as new. */
  | 'NEW'
  /** Used. */
  | 'USED';

/** Where the paperwork stands; any value may follow any other. */
export type DealStatus =
  /** Fell through: never counts as sold. */
  | 'DEAD'
  /** Gross is final. */
  | 'HOGGED'
  /** With the finance manager. Shown as IN FINANCE. */
  | 'IN_FINANCE';

/** Where the car stands; any value may follow any other. */
export type DeliveryStatus =
  /** Delivered: with a delivery date, and not DEAD, the deal is sold. */
  | 'DEL'
  /** On approved credit: not delivered yet. */
  | 'OAC'
  /** Delivery to be arranged. */
  | 'TBA';

/** Whether the customer traded cars in. */
export type TradeStatus =
  /** None. Shown as NO TRADE. */
  | 'NO_TRADE'
  /** One car: counts 1 in the trade %. */
  | 'TRADE'
  /** Two cars: counts 2 in the trade %. Shown as TRADE X2. */
  | 'TRADE_X2';

export type DealFieldsFragment = { number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null };

export type PersonFieldsFragment = { id: number, name: string, initials: string, team: number | null };

export type ActivityQueryVariables = Exact<{
  start: string;
  end: string;
  employeeId?: number | null | undefined;
  search?: string | null | undefined;
  dealStatus?: DealStatus | null | undefined;
  deliveryStatus?: DeliveryStatus | null | undefined;
  importId?: number | null | undefined;
  sort: ActivitySort;
  isDescending: boolean;
  offset: number;
  limit: number;
}>;


export type ActivityQuery = { activity: { totalCount: number, rows: Array<{ number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null }> } };

export const PersonFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<PersonFieldsFragment, unknown>;
export const DealFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<DealFieldsFragment, unknown>;
export const ActivityDocument = {"__meta__":{"id":"612c8c42c046f7eccb1ab65803ec1a86885a4668804b05fd9a4b0210b676b1fe","topics":["DEALS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Activity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dealStatus"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DealStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deliveryStatus"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivitySort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isDescending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"dealStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dealStatus"}}},{"kind":"Argument","name":{"kind":"Name","value":"deliveryStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deliveryStatus"}}},{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"isDescending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isDescending"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}}]} as unknown as DocumentNode<ActivityQuery, ActivityQueryVariables> & { __meta__: { topics: ["DEALS","EMPLOYEES"] } };