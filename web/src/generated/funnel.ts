/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A figure of the funnel: see FunnelFigures. */
export type FunnelFigure =
  /** Be-Backs: Ups that are linked to the visit before them. */
  | 'BE_BACKS'
  /** Be-Backs Sold: Be-backs whose Sold is Yes. */
  | 'BE_BACKS_SOLD'
  /** Be-Back %: How many of 100 be-backs bought. To 2 decimals, halves up; may exceed 100. Null where there is nothing to divide by. */
  | 'BE_BACK_RATE'
  /** Closing rate: How many of 100 ups bought: ups whose Sold is Yes ÷ ups × 100. To 2 decimals, halves up. Null without ups. An up is its own salesperson’s. */
  | 'CLOSING_RATE'
  /** First Visits: Ups without a visit before: a B-Back that is linked to none is no first visit either. */
  | 'FIRST_VISITS'
  /** First Sold: First visits whose Sold is Yes. */
  | 'FIRST_VISITS_SOLD'
  /** First %: How many of 100 first visits bought. To 2 decimals, halves up; may exceed 100. Null where there is nothing to divide by. */
  | 'FIRST_VISIT_RATE'
  /** Gross an up: Front and back gross of the sold deals of the ups, each deal once, ÷ all ups. Whole deals, negatives included, rounded once to the cent. Null without ups, and for whoever may not see it. */
  | 'GROSS_PER_UP'
  /** Sold: Ups whose Sold is Yes: OAC (on approved credit) and ORD (ordered) do not count. */
  | 'SOLD'
  /** Sold by Deals: Ups whose deal is sold, whatever the log says. Linked to a deal that is DEL, not DEAD, and has a delivery date; several ups may have one deal. */
  | 'SOLD_BY_DEALS'
  /** Deals Only, Sold in the deals only: Ups whose deal is sold, and whose Sold is not Yes. */
  | 'SOLD_IN_DEALS_ONLY'
  /** Log Only, Sold in the log only: Ups whose Sold is Yes, without a deal or with one that is not sold. */
  | 'SOLD_IN_LOG_ONLY'
  /** Sold %: Sold for 100 write ups. To 2 decimals, halves up; may exceed 100. Null where there is nothing to divide by. */
  | 'SOLD_RATE'
  /** Test Drives: Ups with Test Drive? set. */
  | 'TEST_DRIVES'
  /** Test Drive %: Of 100 ups, how many drove: test drives ÷ ups. To 2 decimals, halves up; may exceed 100. Null where there is nothing to divide by. */
  | 'TEST_DRIVE_RATE'
  /** Turns: Ups with Turned To set: another salesperson took over. */
  | 'TURNS'
  /** Turn %: Of 100 ups, how many were turned to another salesperson: turns ÷ ups. To 2 decimals, halves up; may exceed 100. Null where there is nothing to divide by. */
  | 'TURN_RATE'
  /** Ups: All customers in the log. Every row. */
  | 'UPS'
  /** Write Ups: Ups with Write Up? set. */
  | 'WRITE_UPS'
  /** Write Up %: Write ups for 100 test drives. To 2 decimals, halves up; may exceed 100. Null where there is nothing to divide by. */
  | 'WRITE_UP_RATE';

/** What the funnel is told apart by. */
export type FunnelGrouping =
  /** By the manager who went in. */
  | 'MANAGER'
  /** By whose up it is. */
  | 'SALESPERSON'
  /** By the team of today of whose up it is. */
  | 'TEAM'
  /** By type. */
  | 'UP_TYPE'
  /** By week, Monday to Sunday. */
  | 'WEEK'
  /** By weekday, Monday first. */
  | 'WEEKDAY';

/** Whether an up bought; unset is shown as "?" and is not No. */
export type UpSold =
  /** Shown as "No". */
  | 'NO'
  /** Shown as "OAC". */
  | 'OAC'
  /** Shown as "ORD". */
  | 'ORD'
  /** Shown as "Yes"; the only one that the Sold counter counts. */
  | 'YES';

/** The ten types of an up. */
export type UpType =
  /** Shown as "Appointment"; counted by Appointments. */
  | 'APPOINTMENT'
  /** Shown as "BDC Spin". */
  | 'BDC_SPIN'
  /** Shown as "Buy Bid". */
  | 'BUY_BID'
  /** Shown as "B-Back". */
  | 'B_BACK'
  /** Shown as "Chase". */
  | 'CHASE'
  /** Shown as "Fresh Up"; counted by Fresh Ups. */
  | 'FRESH_UP'
  /** Shown as "On Turn". */
  | 'ON_TURN'
  /** Shown as "Service Cust". */
  | 'SERVICE_CUST'
  /** Shown as "Timed Out". */
  | 'TIMED_OUT'
  /** Shown as "With Customer". */
  | 'WITH_CUSTOMER';

export type UpFunnelQueryVariables = Exact<{
  start: string;
  end: string;
  employeeId?: number | null | undefined;
  teamId?: number | null | undefined;
  upType?: UpType | null | undefined;
  sold?: UpSold | null | undefined;
  groupBy?: FunnelGrouping | null | undefined;
}>;


export type UpFunnelQuery = { upFunnel: { total: { ofFewUps: Array<FunnelFigure>, ups: number, testDrives: number, testDriveRate: number | null, writeUps: number, writeUpRate: number | null, sold: number, soldRate: number | null, closingRate: number | null, turns: number, turnRate: number | null, firstVisits: number, firstVisitsSold: number, firstVisitRate: number | null, beBacks: number, beBacksSold: number, beBackRate: number | null, soldByDeals: number, soldInLogOnly: number, soldInDealsOnly: number, grossPerUp: number | null }, store: { ofFewUps: Array<FunnelFigure>, ups: number, testDrives: number, testDriveRate: number | null, writeUps: number, writeUpRate: number | null, sold: number, soldRate: number | null, closingRate: number | null, turns: number, turnRate: number | null, firstVisits: number, firstVisitsSold: number, firstVisitRate: number | null, beBacks: number, beBacksSold: number, beBackRate: number | null, soldByDeals: number, soldInLogOnly: number, soldInDealsOnly: number, grossPerUp: number | null }, groups: Array<{ key: string | null, name: string, team: number | null, figures: { ofFewUps: Array<FunnelFigure>, ups: number, testDrives: number, testDriveRate: number | null, writeUps: number, writeUpRate: number | null, sold: number, soldRate: number | null, closingRate: number | null, turns: number, turnRate: number | null, firstVisits: number, firstVisitsSold: number, firstVisitRate: number | null, beBacks: number, beBacksSold: number, beBackRate: number | null, soldByDeals: number, soldInLogOnly: number, soldInDealsOnly: number, grossPerUp: number | null } }> } };

export type FunnelPartFragment = { ofFewUps: Array<FunnelFigure>, ups: number, testDrives: number, testDriveRate: number | null, writeUps: number, writeUpRate: number | null, sold: number, soldRate: number | null, closingRate: number | null, turns: number, turnRate: number | null, firstVisits: number, firstVisitsSold: number, firstVisitRate: number | null, beBacks: number, beBacksSold: number, beBackRate: number | null, soldByDeals: number, soldInLogOnly: number, soldInDealsOnly: number, grossPerUp: number | null };

export type AllFunnelFiguresFragment = { ups: number, testDrives: number, testDriveRate: number | null, writeUps: number, writeUpRate: number | null, sold: number, soldRate: number | null, closingRate: number | null, turns: number, turnRate: number | null, firstVisits: number, firstVisitsSold: number, firstVisitRate: number | null, beBacks: number, beBacksSold: number, beBackRate: number | null, soldByDeals: number, soldInLogOnly: number, soldInDealsOnly: number, grossPerUp: number | null };

export const AllFunnelFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllFunnelFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FunnelFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ups"}},{"kind":"Field","name":{"kind":"Name","value":"testDrives"}},{"kind":"Field","name":{"kind":"Name","value":"testDriveRate"}},{"kind":"Field","name":{"kind":"Name","value":"writeUps"}},{"kind":"Field","name":{"kind":"Name","value":"writeUpRate"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"soldRate"}},{"kind":"Field","name":{"kind":"Name","value":"closingRate"}},{"kind":"Field","name":{"kind":"Name","value":"turns"}},{"kind":"Field","name":{"kind":"Name","value":"turnRate"}},{"kind":"Field","name":{"kind":"Name","value":"firstVisits"}},{"kind":"Field","name":{"kind":"Name","value":"firstVisitsSold"}},{"kind":"Field","name":{"kind":"Name","value":"firstVisitRate"}},{"kind":"Field","name":{"kind":"Name","value":"beBacks"}},{"kind":"Field","name":{"kind":"Name","value":"beBacksSold"}},{"kind":"Field","name":{"kind":"Name","value":"beBackRate"}},{"kind":"Field","name":{"kind":"Name","value":"soldByDeals"}},{"kind":"Field","name":{"kind":"Name","value":"soldInLogOnly"}},{"kind":"Field","name":{"kind":"Name","value":"soldInDealsOnly"}},{"kind":"Field","name":{"kind":"Name","value":"grossPerUp"}}]}}]} as unknown as DocumentNode<AllFunnelFiguresFragment, unknown>;
export const FunnelPartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FunnelPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FunnelFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllFunnelFigures"}},{"kind":"Field","name":{"kind":"Name","value":"ofFewUps"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllFunnelFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FunnelFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ups"}},{"kind":"Field","name":{"kind":"Name","value":"testDrives"}},{"kind":"Field","name":{"kind":"Name","value":"testDriveRate"}},{"kind":"Field","name":{"kind":"Name","value":"writeUps"}},{"kind":"Field","name":{"kind":"Name","value":"writeUpRate"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"soldRate"}},{"kind":"Field","name":{"kind":"Name","value":"closingRate"}},{"kind":"Field","name":{"kind":"Name","value":"turns"}},{"kind":"Field","name":{"kind":"Name","value":"turnRate"}},{"kind":"Field","name":{"kind":"Name","value":"firstVisits"}},{"kind":"Field","name":{"kind":"Name","value":"firstVisitsSold"}},{"kind":"Field","name":{"kind":"Name","value":"firstVisitRate"}},{"kind":"Field","name":{"kind":"Name","value":"beBacks"}},{"kind":"Field","name":{"kind":"Name","value":"beBacksSold"}},{"kind":"Field","name":{"kind":"Name","value":"beBackRate"}},{"kind":"Field","name":{"kind":"Name","value":"soldByDeals"}},{"kind":"Field","name":{"kind":"Name","value":"soldInLogOnly"}},{"kind":"Field","name":{"kind":"Name","value":"soldInDealsOnly"}},{"kind":"Field","name":{"kind":"Name","value":"grossPerUp"}}]}}]} as unknown as DocumentNode<FunnelPartFragment, unknown>;
export const UpFunnelDocument = {"__meta__":{"id":"090acff670a2ba51a01d2cabc3bed92a32d9f5832db5b4f719460126e16237a2","topics":["UP_LOG","DEALS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpFunnel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sold"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpSold"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FunnelGrouping"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upFunnel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"upType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upType"}}},{"kind":"Argument","name":{"kind":"Name","value":"sold"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sold"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FunnelPart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"store"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FunnelPart"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FunnelPart"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllFunnelFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FunnelFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ups"}},{"kind":"Field","name":{"kind":"Name","value":"testDrives"}},{"kind":"Field","name":{"kind":"Name","value":"testDriveRate"}},{"kind":"Field","name":{"kind":"Name","value":"writeUps"}},{"kind":"Field","name":{"kind":"Name","value":"writeUpRate"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"soldRate"}},{"kind":"Field","name":{"kind":"Name","value":"closingRate"}},{"kind":"Field","name":{"kind":"Name","value":"turns"}},{"kind":"Field","name":{"kind":"Name","value":"turnRate"}},{"kind":"Field","name":{"kind":"Name","value":"firstVisits"}},{"kind":"Field","name":{"kind":"Name","value":"firstVisitsSold"}},{"kind":"Field","name":{"kind":"Name","value":"firstVisitRate"}},{"kind":"Field","name":{"kind":"Name","value":"beBacks"}},{"kind":"Field","name":{"kind":"Name","value":"beBacksSold"}},{"kind":"Field","name":{"kind":"Name","value":"beBackRate"}},{"kind":"Field","name":{"kind":"Name","value":"soldByDeals"}},{"kind":"Field","name":{"kind":"Name","value":"soldInLogOnly"}},{"kind":"Field","name":{"kind":"Name","value":"soldInDealsOnly"}},{"kind":"Field","name":{"kind":"Name","value":"grossPerUp"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FunnelPart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FunnelFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllFunnelFigures"}},{"kind":"Field","name":{"kind":"Name","value":"ofFewUps"}}]}}]} as unknown as DocumentNode<UpFunnelQuery, UpFunnelQueryVariables> & { __meta__: { topics: ["UP_LOG","DEALS","EMPLOYEES"] } };