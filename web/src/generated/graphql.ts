/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What kind of car was sold. */
export type CarType =
  /** Certified: counts as used, and as certified (an "of which"). */
  | 'CERT'
  /** New: the only type that counts as new. */
  | 'NEW'
  /** Used. */
  | 'USED';

/** What was done to a deal, or to anything else, as a whole. */
export type ChangeAction =
  /** Fields of it were changed: of a deal by the form, in Hog or by a review. */
  | 'AMEND'
  /** The store was backed up. */
  | 'BACK_UP'
  /** It was deleted, or revoked. */
  | 'DELETE'
  /** A table was exported. */
  | 'EXPORT'
  /** Lists with customers were read. */
  | 'READ'
  /** It is new. */
  | 'RECORD'
  /** A sign-in was refused. */
  | 'REFUSE'
  /** A deal was given another number. */
  | 'RENUMBER'
  /** A deal was brought back as it stood when it was deleted; the store was restored from a backup. */
  | 'RESTORE'
  /** Someone signed in. */
  | 'SIGN_IN';

/** What a change is of. */
export type ChangeKind =
  /** A personal access token: made, revoked. */
  | 'ACCESS_TOKEN'
  /** What left the store and who signed in: exports, customers read by an access token or in the playground, sign-ins, backups; and the changes of displays. They are no changes, and told only when this kind is chosen. */
  | 'DATA_ACCESS'
  /** A deal. */
  | 'DEAL'
  /** A display: paired, changed, removed. */
  | 'DISPLAY'
  /** A person: name, e-mail, team, position, active or not, sign-in. */
  | 'EMPLOYEE'
  /** A comparison or an import: deleted, with its file. */
  | 'FILE'
  /** The goal of a person, a team or the store in a month. */
  | 'GOAL'
  /** An invitation: made, accepted, revoked. */
  | 'INVITE'
  /** The message of all displays. */
  | 'MESSAGE'
  /** A month that is closed or reopened. */
  | 'MONTH'
  /** The pot of gold of a month. */
  | 'POT'
  /** The store’s days of what is open. */
  | 'TO_DO_DAYS'
  /** What an up is linked to: its deal and the visit before it. */
  | 'UP_LINK'
  /** Turns of the up log: who checked in and out, took a customer, was skipped or held their turn. */
  | 'UP_TURN'
  /** The vacation units of an employee in a month. */
  | 'VACATION'
  /** The working days of a month. */
  | 'WORKING_DAYS';

/** What can change under a reader’s eyes. */
export type ChangeTopic =
  /** Comparisons that were made, and what was decided in them or undone; never about particular days. What an act changes in deals is told as DEALS, too. */
  | 'COMPARISONS'
  /** Deals; the days are their log days, before and after. */
  | 'DEALS'
  /** Positions, teams, active flags and invites; never about particular days. */
  | 'EMPLOYEES'
  /** Working days, vacation units or the pot; never about particular days. */
  | 'SETTINGS'
  /** Rows of the up log, or their order. */
  | 'UP_LOG';

/** A field of a deal whose changes are recorded. The history tells people, teams and positions by name, days as YYYY-MM-DD, money in dollars as decimal text, and ticks as "true" or "false". */
export type DealField =
  /** The day the deal was added to the log: today on a new deal unless sent. It cannot be emptied. */
  | 'ADDED_DATE'
  /** Sales 2: the additional salesperson. */
  | 'ADDITIONAL'
  /** The additional’s team, frozen when the deal was sold (1 is none; rules.md, A deal). */
  | 'ADDITIONAL_TEAM_FINAL'
  /** Back gross of the whole deal; null is not typed yet and counts 0. */
  | 'BACK_GROSS'
  /** The vehicle, as typed, at most 200 characters. */
  | 'CAR_INFO'
  /** New/Used/Cert; null is unclassified: it counts in totals only. */
  | 'CAR_TYPE'
  /** Sales 1: the salesperson who closed it. */
  | 'CLOSER'
  /** The closer’s team, frozen when the deal was sold (1 is none; rules.md, A deal). */
  | 'CLOSER_TEAM_FINAL'
  /** The customer, as typed, at most 200 characters. */
  | 'CUSTOMER_NAME'
  /** Where the paperwork stands; null is blank. */
  | 'DEAL_STATUS'
  /** The day of delivery, which may lie ahead. */
  | 'DELIVERY_DATE'
  /** Where the car stands; null is blank. */
  | 'DELIVERY_STATUS'
  /** The finance manager (F&I) on the deal. */
  | 'FINANCE_MANAGER'
  /** Front gross of the whole deal; null is not typed yet and counts 0. */
  | 'FRONT_GROSS'
  /** Office staff has ticked Confirmed?. */
  | 'IS_CONFIRMED'
  /** Office staff has ticked Updated?. */
  | 'IS_UPDATED'
  /** Free notes, at most 5,000 characters. */
  | 'NOTES'
  /** The deal number that people meet it by (deal_id in REST): unique, may be renumbered. */
  | 'NUMBER'
  /** The sales manager on the deal. */
  | 'SALES_MANAGER'
  /** The stock number, as typed, at most 200 characters. */
  | 'STOCK_NUM'
  /** Whether cars were traded in; null is blank. */
  | 'TRADE_STATUS';

/** The fields of the deal form, people by employee id. A field that is not named is left as it is (blank on a new deal); null empties it. */
export type DealInput = {
  /** The day the deal was added to the log: today on a new deal unless sent. It cannot be emptied. */
  addedDate?: string | null | undefined;
  /** Sales 2: the additional salesperson. */
  additionalId?: number | null | undefined;
  /** The vehicle, as typed, at most 200 characters. */
  carInfo?: string | null | undefined;
  /** New/Used/Cert; null is unclassified: it counts in totals only. */
  carType?: CarType | null | undefined;
  /** Sales 1: the salesperson who closed it. */
  closerId?: number | null | undefined;
  /** The customer, as typed, at most 200 characters. */
  customerName?: string | null | undefined;
  /** Where the paperwork stands; null is blank. */
  dealStatus?: DealStatus | null | undefined;
  /** The day of delivery, which may lie ahead. */
  deliveryDate?: string | null | undefined;
  /** Where the car stands; null is blank. */
  deliveryStatus?: DeliveryStatus | null | undefined;
  /** The finance manager (F&I) on the deal. */
  finManagerId?: number | null | undefined;
  /** Free notes, at most 5,000 characters. */
  notes?: string | null | undefined;
  /** The sales manager on the deal. */
  salesManagerId?: number | null | undefined;
  /** The stock number, as typed, at most 200 characters. */
  stockNum?: string | null | undefined;
  /** Whether cars were traded in; null is blank. */
  tradeStatus?: TradeStatus | null | undefined;
};

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

/** How a change came in. */
export type Door =
  /** Taken from a file that was compared. */
  | 'COMPARISON'
  /** Read from a file that was imported. */
  | 'IMPORT'
  /** By a call of the REST API. */
  | 'REST'
  /** On a screen, or by GraphQL as screens send it. */
  | 'SCREEN'
  /** The store did it by itself. */
  | 'STORE'
  /** By an access token, which only reads. */
  | 'TOKEN';

/** What the Hog list is sorted by; blank ones last, ties by log day, then deal number. */
export type HogSort =
  /** By back gross; empty counts 0. */
  | 'BACK_GROSS'
  /** By car type. */
  | 'CAR_TYPE'
  /** By customer, in any case. */
  | 'CUSTOMER'
  /** By front gross; empty counts 0. */
  | 'FRONT_GROSS'
  /** By Confirmed?. */
  | 'IS_CONFIRMED'
  /** By Updated?. */
  | 'IS_UPDATED'
  /** By log day. */
  | 'LOG_DAY'
  /** By deal number. */
  | 'NUMBER'
  /** By the day since which the oldest point of `open` is open; without `open` by log day. */
  | 'OPEN_SINCE'
  /** By stock number, in any case. */
  | 'STOCK'
  /** By front plus back gross. */
  | 'TOTAL_GROSS'
  /** By vehicle, in any case. */
  | 'VEHICLE';

/** One of several new deals: its number, and the fields of the deal form. */
export type NewDealInput = {
  /** The day the deal was added to the log: today on a new deal unless sent. It cannot be emptied. */
  addedDate?: string | null | undefined;
  /** Sales 2: the additional salesperson. */
  additionalId?: number | null | undefined;
  /** The vehicle, as typed, at most 200 characters. */
  carInfo?: string | null | undefined;
  /** New/Used/Cert; null is unclassified: it counts in totals only. */
  carType?: CarType | null | undefined;
  /** Sales 1: the salesperson who closed it. */
  closerId?: number | null | undefined;
  /** The customer, as typed, at most 200 characters. */
  customerName?: string | null | undefined;
  /** Where the paperwork stands; null is blank. */
  dealStatus?: DealStatus | null | undefined;
  /** The day of delivery, which may lie ahead. */
  deliveryDate?: string | null | undefined;
  /** Where the car stands; null is blank. */
  deliveryStatus?: DeliveryStatus | null | undefined;
  /** The finance manager (F&I) on the deal. */
  finManagerId?: number | null | undefined;
  /** Free notes, at most 5,000 characters. */
  notes?: string | null | undefined;
  /** The deal number, 1 to 2147483647, not taken yet. */
  number: number;
  /** The sales manager on the deal. */
  salesManagerId?: number | null | undefined;
  /** The stock number, as typed, at most 200 characters. */
  stockNum?: string | null | undefined;
  /** Whether cars were traded in; null is blank. */
  tradeStatus?: TradeStatus | null | undefined;
};

/** What someone still has to do about a deal (rules.md, What is open). */
export type OpenPointKind =
  /** Confirmed, and a field but the ticks and the notes is not what it was then. Since the first change of such a field. */
  | 'CHANGED'
  /** Sold, and front or back gross is not typed. Since its delivery date. */
  | 'GROSS'
  /** Anything but UNCONFIRMED and CHANGED, of a deal of a closed month, where nobody can settle it: no part of what is to do. Since the oldest of it. */
  | 'LOCKED'
  /** Sold without a salesperson. Since its delivery date. */
  | 'NOBODY'
  /** Its delivery date is past, and it is not DEL. Since its delivery date. */
  | 'OVERDUE'
  /** Sold without a car type. Since its delivery date. */
  | 'UNCLASSIFIED'
  /** Sold more than `toDoDays.confirm` days ago and not confirmed. Since its delivery date. */
  | 'UNCONFIRMED'
  /** DEL without a delivery date. Since the day it became DEL. */
  | 'UNDATED'
  /** TBA or IN FINANCE for more than `toDoDays.wait` days. Since the day it became so, the earlier of both. */
  | 'WAITING';

/** A field whose changes are recorded: of a deal, as in DealField, or of anything else. The history tells people, teams and positions by name, days as YYYY-MM-DD, money in dollars as decimal text, and ticks as "true" or "false". */
export type RecordedField =
  /** The last day on which an access token is good. */
  | 'ACCESS_TOKEN_EXPIRES_ON'
  /** What an access token is called. */
  | 'ACCESS_TOKEN_NAME'
  /** The day the deal was added to the log: today on a new deal unless sent. It cannot be emptied. */
  | 'ADDED_DATE'
  /** Sales 2: the additional salesperson. */
  | 'ADDITIONAL'
  /** The additional’s team, frozen when the deal was sold (1 is none; rules.md, A deal). */
  | 'ADDITIONAL_TEAM_FINAL'
  /** Back gross of the whole deal; null is not typed yet and counts 0. */
  | 'BACK_GROSS'
  /** The vehicle, as typed, at most 200 characters. */
  | 'CAR_INFO'
  /** New/Used/Cert; null is unclassified: it counts in totals only. */
  | 'CAR_TYPE'
  /** Sales 1: the salesperson who closed it. */
  | 'CLOSER'
  /** The closer’s team, frozen when the deal was sold (1 is none; rules.md, A deal). */
  | 'CLOSER_TEAM_FINAL'
  /** The customer, as typed, at most 200 characters. */
  | 'CUSTOMER_NAME'
  /** The address that it went to, or came from. */
  | 'DATA_ACCESS_ADDRESS'
  /** Which lines were taken. */
  | 'DATA_ACCESS_FILTER'
  /** Whether it ended before its end. */
  | 'DATA_ACCESS_IS_BROKEN_OFF'
  /** How many lines were sent; of what broke off, at most so many. */
  | 'DATA_ACCESS_LINES'
  /** How often within the hour, if more than once. */
  | 'DATA_ACCESS_TIMES'
  /** Where the paperwork stands; null is blank. */
  | 'DEAL_STATUS'
  /** The day of delivery, which may lie ahead. */
  | 'DELIVERY_DATE'
  /** Where the car stands; null is blank. */
  | 'DELIVERY_STATUS'
  /** What a display shows in turn. */
  | 'DISPLAY_BOARDS'
  /** Whether a display sounds when a deal is sold. */
  | 'DISPLAY_HAS_SOUND'
  /** What a display is called. */
  | 'DISPLAY_NAME'
  /** For how many seconds a display shows each. */
  | 'DISPLAY_SECONDS'
  /** Whether a display shows gross. */
  | 'DISPLAY_SHOWS_GROSS'
  /** How a display looks. */
  | 'DISPLAY_THEME'
  /** The work e-mail that this person signs in with. */
  | 'EMPLOYEE_EMAIL'
  /** Whether this person works here now, may sign in and is offered in selects. */
  | 'EMPLOYEE_IS_ACTIVE'
  /** Full name. Lists sort by its last word (rules.md, Calendar). */
  | 'EMPLOYEE_NAME'
  /** 0 salesperson, 1 sales manager, 2 finance manager, 3 manager, 4 office staff, 5 admin, 6 BDC staff. */
  | 'EMPLOYEE_POSITION'
  /** "linked" once the person has signed in; blank before, and when an admin unlinks it. */
  | 'EMPLOYEE_SIGN_IN'
  /** Today’s team: 1 none, 2 A, 3 B, 4 C, 5 HSE; null also means none. */
  | 'EMPLOYEE_TEAM'
  /** What a deleted file was called. */
  | 'FILE_FILE_NAME'
  /** How many lines a deleted file had. */
  | 'FILE_LINE_COUNT'
  /** The finance manager (F&I) on the deal. */
  | 'FINANCE_MANAGER'
  /** Front gross of the whole deal; null is not typed yet and counts 0. */
  | 'FRONT_GROSS'
  /** New ones of them, where they are told apart. */
  | 'GOAL_NEW'
  /** Units that are the goal of a month. */
  | 'GOAL_TOTAL'
  /** Used ones of them, where they are told apart. */
  | 'GOAL_USED'
  /** The employee that the invited person is. */
  | 'INVITE_ACCEPTED_BY'
  /** The e-mail that is invited. */
  | 'INVITE_EMAIL'
  /** Office staff has ticked Confirmed?. */
  | 'IS_CONFIRMED'
  /** Office staff has ticked Updated?. */
  | 'IS_UPDATED'
  /** The message of all displays; blank is none. */
  | 'MESSAGE_TEXT'
  /** Whether the month is closed. */
  | 'MONTH_IS_CLOSED'
  /** Why the month was reopened. */
  | 'MONTH_REASON'
  /** Free notes, at most 5,000 characters. */
  | 'NOTES'
  /** The deal number that people meet it by (deal_id in REST): unique, may be renumbered. */
  | 'NUMBER'
  /** The pot of gold of a month, in dollars. */
  | 'POT_TOTAL'
  /** The sales manager on the deal. */
  | 'SALES_MANAGER'
  /** The stock number, as typed, at most 200 characters. */
  | 'STOCK_NUM'
  /** Days after a sale in which it is confirmed. */
  | 'TO_DO_DAYS_CONFIRM'
  /** Days that a deal may be TBA or IN FINANCE. */
  | 'TO_DO_DAYS_WAIT'
  /** Whether cars were traded in; null is blank. */
  | 'TRADE_STATUS'
  /** The number that the deal of the up had then. */
  | 'UP_LINK_DEAL'
  /** The visit before the up: its day, and whom it was with. */
  | 'UP_LINK_VISIT_BEFORE'
  /** Whether they waited, and what became of it. */
  | 'UP_TURN_STATE'
  /** Vacation units of an employee in a month. */
  | 'VACATION_UNITS'
  /** Working days of a month that are over. */
  | 'WORKING_DAYS_COMPLETED'
  /** Working days of a month. */
  | 'WORKING_DAYS_TOTAL';

/** Whether the customer traded cars in. */
export type TradeStatus =
  /** None. Shown as NO TRADE. */
  | 'NO_TRADE'
  /** One car: counts 1 in the trade %. */
  | 'TRADE'
  /** Two cars: counts 2 in the trade %. Shown as TRADE X2. */
  | 'TRADE_X2';

/** The fields of an up, people by employee id. A field that is not named is left as it is (empty on a new row); null empties it. */
export type UpInput = {
  /** The customer, as typed, at most 200 characters. */
  customerName?: string | null | undefined;
  /** Whose up it is. */
  employeeId?: number | null | undefined;
  /** BDC Up?; it cannot be emptied. */
  isBdcUp?: boolean | null | undefined;
  /** Test Drive?; it cannot be emptied. */
  isTestDrive?: boolean | null | undefined;
  /** Write Up?; it cannot be emptied. */
  isWriteUp?: boolean | null | undefined;
  /** The manager who went in. */
  managerIntoId?: number | null | undefined;
  /** Free notes, at most 5,000 characters. */
  notes?: string | null | undefined;
  /** Sold?; null is "?", which is not No. */
  sold?: UpSold | null | undefined;
  /** HH:mm on the store’s clock, from 00:00 to 23:59. */
  timeUp?: string | null | undefined;
  /** Turned To: who took the customer over. */
  turnedToId?: number | null | undefined;
  /** Its type; null is blank. */
  upType?: UpType | null | undefined;
};

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

/** What the statistics are sorted by; ties by day, then place. People sort by name. */
export type UpStatsSort =
  /** By BDC Up?. */
  | 'BDC_UP'
  /** By customer, in any case; blank last. */
  | 'CUSTOMER'
  /** By day, then the order of its log. */
  | 'DATE'
  /** By the salesperson’s name; nobody last. */
  | 'SALESPERSON'
  /** By Sold?; unset last. */
  | 'SOLD'
  /** By Test Drive?. */
  | 'TEST_DRIVE'
  /** By time of day; unset last. */
  | 'TIME_UP'
  /** By the name of whom the customer was turned to; nobody last. */
  | 'TURNED_TO'
  /** By type; unset last. */
  | 'UP_TYPE'
  /** By Write Up?. */
  | 'WRITE_UP';

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

/** A list whose filters can be saved as a view (views.md). */
export type ViewedList =
  /** Activity, /activity. */
  | 'ACTIVITY'
  /** Changes, /changes. */
  | 'CHANGES'
  /** Hog, /hog. */
  | 'HOG'
  /** Up Log Stats, /uplogstats. */
  | 'UP_LOG_STATS';

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: number, name: string, can: { recordDeals: boolean, editGross: boolean, reviewDeals: boolean, manageEmployees: boolean, manageInvites: boolean, deleteFiles: boolean, manageDisplays: boolean, takeTurns: boolean, manageTurns: boolean, explore: boolean, compareFiles: boolean, importFiles: boolean, setGoals: boolean, closeMonths: boolean, reopenMonths: boolean, manageStoreViews: boolean, seeDataAccess: boolean, seeHealth: boolean, manageAccessTokens: boolean, setUpStore: boolean } }, savedViews: Array<{ id: number, list: ViewedList, name: string, search: string, isForStore: boolean, isFirst: boolean }> };

export type SaveViewMutationVariables = Exact<{
  list: ViewedList;
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

export type ClosedMonthsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosedMonthsQuery = { closedMonths: Array<{ id: number, month: string, closedAt: string, closedBy: { id: number, name: string } | null }> };

export type DealFieldsFragment = { number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null };

export type PersonFieldsFragment = { id: number, name: string, initials: string, team: number | null };

export type WhoTypedQueryVariables = Exact<{
  number: number;
}>;


export type WhoTypedQuery = { dealHistory: Array<{ id: string, changedAt: string, door: Door | null, origin: string | null, employee: { id: number, name: string } | null, fields: Array<{ field: RecordedField }> }> };

export type StockNumberWarningsQueryVariables = Exact<{
  stockNums: Array<string>;
  exceptNumber?: number | null | undefined;
}>;


export type StockNumberWarningsQuery = { stockNumberWarnings: Array<{ stockNum: string, message: string }> };

export type DealsOfDayQueryVariables = Exact<{
  day: string;
}>;


export type DealsOfDayQuery = { dealsOfDay: Array<{ number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null }>, hog: { totals: { totalEntries: number, totalSold: number } } };

export type DeletedDealsQueryVariables = Exact<{
  day: string;
}>;


export type DeletedDealsQuery = { deletedDeals: Array<{ number: number, customerName: string }> };

export type FreeDealNumbersQueryVariables = Exact<{
  after?: number | null | undefined;
  count: number;
}>;


export type FreeDealNumbersQuery = { freeDealNumbers: Array<number> };

export type ChangedDealQueryVariables = Exact<{
  number: number;
}>;


export type ChangedDealQuery = { deal: { number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null }, dealHistory: Array<{ action: ChangeAction, version: number | null, changedAt: string, employee: { id: number, name: string } | null, fields: Array<{ field: RecordedField }> }> };

export type DealQueryVariables = Exact<{
  number: number;
}>;


export type DealQuery = { deal: { number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null } };

export type WaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingQuery = { waiting: Array<{ says: string, to: string }> };

export type DealPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type DealPeopleQuery = { dealPeople: { salesManagers: Array<{ id: number, name: string, initials: string, team: number | null }>, financeManagers: Array<{ id: number, name: string, initials: string, team: number | null }>, salespeople: Array<{ id: number, name: string, initials: string, team: number | null }> } };

export type RecordDealMutationVariables = Exact<{
  number: number;
  input: DealInput;
}>;


export type RecordDealMutation = { recordDeal: { number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null } };

export type AmendDealMutationVariables = Exact<{
  number: number;
  input: DealInput;
  version: number;
}>;


export type AmendDealMutation = { amendDeal: { number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null } };

export type RenumberDealMutationVariables = Exact<{
  number: number;
  newNumber: number;
  version: number;
}>;


export type RenumberDealMutation = { renumberDeal: { number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null } };

export type DeleteDealMutationVariables = Exact<{
  number: number;
  version: number;
}>;


export type DeleteDealMutation = { deleteDeal: number };

export type DeletionsQueryVariables = Exact<{
  search?: string | null | undefined;
  offset: number;
  limit: number;
}>;


export type DeletionsQuery = { deletions: { totalCount: number, rows: Array<{ id: string, number: number, isNumberFree: boolean, deletedAt: string, employee: { id: number, name: string } | null, fields: Array<{ field: DealField, value: string }> }> } };

export type RestoreDealMutationVariables = Exact<{
  number: number;
  deletion?: string | null | undefined;
  newNumber?: number | null | undefined;
}>;


export type RestoreDealMutation = { restoreDeal: { number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null } };

export type RecordDealsMutationVariables = Exact<{
  deals: Array<NewDealInput>;
}>;


export type RecordDealsMutation = { recordDeals: Array<{ number: number, logDay: string }> };

export type RecordedChangesQueryVariables = Exact<{
  start: string;
  end: string;
  employeeId?: number | null | undefined;
  kind?: ChangeKind | null | undefined;
  search?: string | null | undefined;
  field?: RecordedField | null | undefined;
  door?: Door | null | undefined;
  offset: number;
  limit: number;
}>;


export type RecordedChangesQuery = { changes: { rows: Array<{ id: string, kind: ChangeKind, action: ChangeAction, number: number | null, numberNow: number | null, customerName: string | null, version: number | null, month: string | null, closingId: number | null, name: string | null, changedAt: string, door: Door | null, origin: string | null, frozen: Array<{ number: number, numberNow: number | null, customerName: string | null }> | null, person: { id: number, name: string } | null, employee: { id: number, name: string } | null, fields: Array<{ field: RecordedField, from: string | null, to: string | null }> }> } };

export type RecordedChangesCountQueryVariables = Exact<{
  start: string;
  end: string;
  employeeId?: number | null | undefined;
  kind?: ChangeKind | null | undefined;
  search?: string | null | undefined;
  field?: RecordedField | null | undefined;
  door?: Door | null | undefined;
}>;


export type RecordedChangesCountQuery = { changes: { totalCount: number } };

export type EveryoneQueryVariables = Exact<{ [key: string]: never; }>;


export type EveryoneQuery = { employees: Array<{ id: number, name: string, initials: string, team: number | null }> };

export type DealHistoryQueryVariables = Exact<{
  number: number;
}>;


export type DealHistoryQuery = { dealHistory: Array<{ id: string, kind: ChangeKind, action: ChangeAction, number: number | null, numberNow: number | null, customerName: string | null, version: number | null, month: string | null, closingId: number | null, name: string | null, changedAt: string, door: Door | null, origin: string | null, frozen: Array<{ number: number, numberNow: number | null, customerName: string | null }> | null, person: { id: number, name: string } | null, employee: { id: number, name: string } | null, fields: Array<{ field: RecordedField, from: string | null, to: string | null }> }> };

export type ChangeFieldsFragment = { id: string, kind: ChangeKind, action: ChangeAction, number: number | null, numberNow: number | null, customerName: string | null, version: number | null, month: string | null, closingId: number | null, name: string | null, changedAt: string, door: Door | null, origin: string | null, frozen: Array<{ number: number, numberNow: number | null, customerName: string | null }> | null, person: { id: number, name: string } | null, employee: { id: number, name: string } | null, fields: Array<{ field: RecordedField, from: string | null, to: string | null }> };

export type MyDayQueryVariables = Exact<{
  employeeId: number;
}>;


export type MyDayQuery = { myDay: { ownMonth: { units: number, totalSold: number, vacation: number, toQualify: number | null, track: number, rank: number | null, ranked: number, lastSale: string | null, daysSinceSale: number | null, range: { start: string, end: string }, goal: { goal: number, toGo: number, neededADay: number | null, againstGoal: number | null } | null, bestMonth: { units: number, range: { start: string, end: string } } | null, turn: { place: number | null, people: number, isHeld: boolean, next: { id: number, name: string } | null } } | null, storeDay: { yesterday: number, days: { yesterday: { start: string, end: string }, month: { start: string, end: string }, toDate: { start: string, end: string } }, toDate: { current: number, prior: number, difference: number }, goal: { goal: number, toGo: number, neededADay: number | null, againstGoal: number | null } | null, withoutSale: Array<{ lastSale: string | null, days: number | null, person: { id: number, name: string, team: number | null } }> } | null } };

export type DealWayQueryVariables = Exact<{
  number: number;
}>;


export type DealWayQuery = { dealWay: { visits: number, firstVisit: string | null, days: number | null, ups: Array<{ id: number, logDate: string, customerName: string, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string } | null }> } };

export type SoldWithoutDealQueryVariables = Exact<{ [key: string]: never; }>;


export type SoldWithoutDealQuery = { soldWithoutDeal: { ups: number, oldest: string | null } };

export type HogDealFragment = { frontGross: number | null, backGross: number | null, isUpdated: boolean, isConfirmed: boolean, number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null };

export type HogQueryVariables = Exact<{
  start: string;
  end: string;
  employeeId?: number | null | undefined;
  search?: string | null | undefined;
  sort: HogSort;
  isDescending: boolean;
  offset: number;
  limit: number;
  open?: Array<OpenPointKind> | null | undefined;
}>;


export type HogQuery = { hog: { rows: Array<{ frontGross: number | null, backGross: number | null, isUpdated: boolean, isConfirmed: boolean, number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null }>, open: Array<{ number: number, kinds: Array<OpenPointKind>, days: number }>, totals: { totalEntries: number, splitDeals: number, totalSold: number, frontGross: number, backGross: number, totalGross: number } } };

export type SetDealGrossMutationVariables = Exact<{
  number: number;
  frontGross?: string | number | null | undefined;
  backGross?: string | number | null | undefined;
  version?: number | null | undefined;
}>;


export type SetDealGrossMutation = { setDealGross: { frontGross: number | null, backGross: number | null, isUpdated: boolean, isConfirmed: boolean, number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null } };

export type ReviewDealMutationVariables = Exact<{
  number: number;
  isUpdated?: boolean | null | undefined;
  isConfirmed?: boolean | null | undefined;
  version?: number | null | undefined;
}>;


export type ReviewDealMutation = { reviewDeal: { frontGross: number | null, backGross: number | null, isUpdated: boolean, isConfirmed: boolean, number: number, version: number, logDay: string, isSold: boolean, customerName: string, carInfo: string, stockNum: string, notes: string, carType: CarType | null, dealStatus: DealStatus | null, tradeStatus: TradeStatus | null, deliveryStatus: DeliveryStatus | null, deliveryDate: string | null, addedDate: string, salesManager: { id: number, name: string, initials: string, team: number | null } | null, financeManager: { id: number, name: string, initials: string, team: number | null } | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null } };

export type OpenPointsQueryVariables = Exact<{
  start: string;
  end: string;
  employeeId?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type OpenPointsQuery = { openPoints: { deals: number, kinds: Array<{ kind: OpenPointKind, deals: number }> } };

export type VisitFieldsFragment = { id: number, logDate: string, customerName: string, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string } | null };

export type UpLinksFieldsFragment = { up: { id: number, upType: UpType | null }, deal: { number: number, logDay: string, customerName: string } | null, visitBefore: { id: number, logDate: string, customerName: string, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string } | null } | null };

export type UpLinksQueryVariables = Exact<{
  day: string;
}>;


export type UpLinksQuery = { upLinks: Array<{ up: { id: number, upType: UpType | null }, deal: { number: number, logDay: string, customerName: string } | null, visitBefore: { id: number, logDate: string, customerName: string, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string } | null } | null }> };

export type VisitsOfferedQueryVariables = Exact<{
  upId: number;
  name: string;
}>;


export type VisitsOfferedQuery = { visitsOffered: Array<{ id: number, logDate: string, customerName: string, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string } | null }> };

export type DealsOfferedQueryVariables = Exact<{
  upId: number;
}>;


export type DealsOfferedQuery = { likelyDeal: number | null, dealsOffered: Array<{ number: number, customerName: string, carInfo: string, logDay: string }> };

export type LinkDealMutationVariables = Exact<{
  upId: number;
  dealNumber?: number | null | undefined;
}>;


export type LinkDealMutation = { linkDeal: { up: { id: number, upType: UpType | null }, deal: { number: number, logDay: string, customerName: string } | null, visitBefore: { id: number, logDate: string, customerName: string, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string } | null } | null } };

export type LinkVisitBeforeMutationVariables = Exact<{
  upId: number;
  beforeId?: number | null | undefined;
}>;


export type LinkVisitBeforeMutation = { linkVisitBefore: { up: { id: number, upType: UpType | null }, deal: { number: number, logDay: string, customerName: string } | null, visitBefore: { id: number, logDate: string, customerName: string, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string } | null } | null } };

export type UpShortcutsQueryVariables = Exact<{ [key: string]: never; }>;


export type UpShortcutsQuery = { upShortcuts: { types: Array<UpType>, nextInTurn: { id: number } | null } };

export type UpFieldsFragment = { id: number, displayOrder: number, timeUp: string | null, upType: UpType | null, customerName: string, notes: string, isBdcUp: boolean, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string, initials: string, team: number | null } | null, turnedTo: { id: number, name: string, initials: string, team: number | null } | null, managerInto: { id: number, name: string, initials: string, team: number | null } | null };

export type UpLogFieldsFragment = { day: string, id: number | null, rows: Array<{ id: number, displayOrder: number, timeUp: string | null, upType: UpType | null, customerName: string, notes: string, isBdcUp: boolean, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string, initials: string, team: number | null } | null, turnedTo: { id: number, name: string, initials: string, team: number | null } | null, managerInto: { id: number, name: string, initials: string, team: number | null } | null }>, counters: { freshUps: number, appointments: number, writeUps: number } };

export type UpLogQueryVariables = Exact<{
  day: string;
}>;


export type UpLogQuery = { upLog: { day: string, id: number | null, rows: Array<{ id: number, displayOrder: number, timeUp: string | null, upType: UpType | null, customerName: string, notes: string, isBdcUp: boolean, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string, initials: string, team: number | null } | null, turnedTo: { id: number, name: string, initials: string, team: number | null } | null, managerInto: { id: number, name: string, initials: string, team: number | null } | null }>, counters: { freshUps: number, appointments: number, writeUps: number } }, inTurn: { day: string, isUsed: boolean, waiting: Array<{ upId: number, isHeld: boolean, person: { id: number, name: string, initials: string, team: number | null } }>, taken: Array<{ taken: number, skipped: number, person: { id: number, name: string, initials: string, team: number | null } }> } };

export type UpPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type UpPeopleQuery = { upPeople: { salespeople: Array<{ id: number, name: string, initials: string, team: number | null }>, managers: Array<{ id: number, name: string, initials: string, team: number | null }> } };

export type AddUpMutationVariables = Exact<{
  day: string;
  input?: UpInput | null | undefined;
  key?: string | null | undefined;
}>;


export type AddUpMutation = { addUp: { id: number, displayOrder: number, timeUp: string | null, upType: UpType | null, customerName: string, notes: string, isBdcUp: boolean, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string, initials: string, team: number | null } | null, turnedTo: { id: number, name: string, initials: string, team: number | null } | null, managerInto: { id: number, name: string, initials: string, team: number | null } | null } };

export type AmendUpMutationVariables = Exact<{
  id: number;
  input: UpInput;
}>;


export type AmendUpMutation = { amendUp: { id: number, displayOrder: number, timeUp: string | null, upType: UpType | null, customerName: string, notes: string, isBdcUp: boolean, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string, initials: string, team: number | null } | null, turnedTo: { id: number, name: string, initials: string, team: number | null } | null, managerInto: { id: number, name: string, initials: string, team: number | null } | null } };

export type DeleteUpMutationVariables = Exact<{
  id: number;
}>;


export type DeleteUpMutation = { deleteUp: number };

export type ReorderUpsMutationVariables = Exact<{
  day: string;
  ids: Array<number>;
}>;


export type ReorderUpsMutation = { reorderUps: { day: string, id: number | null, rows: Array<{ id: number, displayOrder: number, timeUp: string | null, upType: UpType | null, customerName: string, notes: string, isBdcUp: boolean, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string, initials: string, team: number | null } | null, turnedTo: { id: number, name: string, initials: string, team: number | null } | null, managerInto: { id: number, name: string, initials: string, team: number | null } | null }>, counters: { freshUps: number, appointments: number, writeUps: number } } };

export type UpStatsFieldsFragment = { id: number, logDate: string, timeUp: string | null, upType: UpType | null, customerName: string, isBdcUp: boolean, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string, initials: string, team: number | null } | null, turnedTo: { id: number, name: string, initials: string, team: number | null } | null };

export type UpStatsQueryVariables = Exact<{
  start: string;
  end: string;
  employeeId?: number | null | undefined;
  teamId?: number | null | undefined;
  upType?: UpType | null | undefined;
  sold?: UpSold | null | undefined;
  sort: UpStatsSort;
  isDescending: boolean;
  offset: number;
  limit: number;
}>;


export type UpStatsQuery = { upStats: { rows: Array<{ id: number, logDate: string, timeUp: string | null, upType: UpType | null, customerName: string, isBdcUp: boolean, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string, initials: string, team: number | null } | null, turnedTo: { id: number, name: string, initials: string, team: number | null } | null }>, counters: { ups: number, freshUps: number, appointments: number, writeUps: number, testDrives: number, sold: number, turns: number } } };

export type UpStatsFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type UpStatsFiltersQuery = { upPeople: { statsSalespeople: Array<{ id: number, name: string, initials: string, team: number | null }> }, teams: Array<{ id: number, name: string }> };

export type InTurnFieldsFragment = { day: string, isUsed: boolean, waiting: Array<{ upId: number, isHeld: boolean, person: { id: number, name: string, initials: string, team: number | null } }>, taken: Array<{ taken: number, skipped: number, person: { id: number, name: string, initials: string, team: number | null } }> };

export type ChangesSubscriptionVariables = Exact<{
  topics: Array<ChangeTopic>;
  start?: string | null | undefined;
  end?: string | null | undefined;
}>;


export type ChangesSubscription = { changes: { topic: ChangeTopic, days: Array<string> } };

export type AllGoalFiguresFragment = { goal: number, toGo: number, neededADay: number | null, againstGoal: number | null };

export type AllHogTotalsFragment = { totalEntries: number, splitDeals: number, totalSold: number, frontGross: number, backGross: number, totalGross: number };

export type AllUpCountersFragment = { ups: number, freshUps: number, appointments: number, writeUps: number, testDrives: number, sold: number, turns: number };

export const ChangeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordedChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"numberNow"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"closingId"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"numberNow"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"door"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<ChangeFieldsFragment, unknown>;
export const PersonFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<PersonFieldsFragment, unknown>;
export const DealFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<DealFieldsFragment, unknown>;
export const HogDealFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HogDeal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealFields"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"isUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}}]} as unknown as DocumentNode<HogDealFragment, unknown>;
export const VisitFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoggedUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<VisitFieldsFragment, unknown>;
export const UpLinksFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpLinksFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpLinks"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"up"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoggedUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UpLinksFieldsFragment, unknown>;
export const UpFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Up"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeUp"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"turnedTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managerInto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isBdcUp"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<UpFieldsFragment, unknown>;
export const UpLogFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpLogFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freshUps"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"writeUps"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Up"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeUp"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"turnedTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managerInto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isBdcUp"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]} as unknown as DocumentNode<UpLogFieldsFragment, unknown>;
export const UpStatsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpStatsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoggedUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeUp"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"turnedTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isBdcUp"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<UpStatsFieldsFragment, unknown>;
export const InTurnFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InTurnFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upId"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"taken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<InTurnFieldsFragment, unknown>;
export const AllGoalFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllGoalFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoalFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"toGo"}},{"kind":"Field","name":{"kind":"Name","value":"neededADay"}},{"kind":"Field","name":{"kind":"Name","value":"againstGoal"}}]}}]} as unknown as DocumentNode<AllGoalFiguresFragment, unknown>;
export const AllHogTotalsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllHogTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HogTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalEntries"}},{"kind":"Field","name":{"kind":"Name","value":"splitDeals"}},{"kind":"Field","name":{"kind":"Name","value":"totalSold"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}}]}}]} as unknown as DocumentNode<AllHogTotalsFragment, unknown>;
export const AllUpCountersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllUpCounters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpCounters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ups"}},{"kind":"Field","name":{"kind":"Name","value":"freshUps"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"writeUps"}},{"kind":"Field","name":{"kind":"Name","value":"testDrives"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"turns"}}]}}]} as unknown as DocumentNode<AllUpCountersFragment, unknown>;
export const ViewerDocument = {"__meta__":{"id":"d73dd9a5b497dab2e75b9611709c576f5d1d4aa469fecd7d377e3a2429e4df01","topics":["EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordDeals"}},{"kind":"Field","name":{"kind":"Name","value":"editGross"}},{"kind":"Field","name":{"kind":"Name","value":"reviewDeals"}},{"kind":"Field","name":{"kind":"Name","value":"manageEmployees"}},{"kind":"Field","name":{"kind":"Name","value":"manageInvites"}},{"kind":"Field","name":{"kind":"Name","value":"deleteFiles"}},{"kind":"Field","name":{"kind":"Name","value":"manageDisplays"}},{"kind":"Field","name":{"kind":"Name","value":"takeTurns"}},{"kind":"Field","name":{"kind":"Name","value":"manageTurns"}},{"kind":"Field","name":{"kind":"Name","value":"explore"}},{"kind":"Field","name":{"kind":"Name","value":"compareFiles"}},{"kind":"Field","name":{"kind":"Name","value":"importFiles"}},{"kind":"Field","name":{"kind":"Name","value":"setGoals"}},{"kind":"Field","name":{"kind":"Name","value":"closeMonths"}},{"kind":"Field","name":{"kind":"Name","value":"reopenMonths"}},{"kind":"Field","name":{"kind":"Name","value":"manageStoreViews"}},{"kind":"Field","name":{"kind":"Name","value":"seeDataAccess"}},{"kind":"Field","name":{"kind":"Name","value":"seeHealth"}},{"kind":"Field","name":{"kind":"Name","value":"manageAccessTokens"}},{"kind":"Field","name":{"kind":"Name","value":"setUpStore"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"isForStore"}},{"kind":"Field","name":{"kind":"Name","value":"isFirst"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables> & { __meta__: { topics: ["EMPLOYEES"] } };
export const SaveViewDocument = {"__meta__":{"id":"413eaab366efb7b7df8aed029ce247a05f7b25135ce2af536e9824b6f653028c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewedList"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isForStore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"isForStore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isForStore"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SaveViewMutation, SaveViewMutationVariables>;
export const RenameViewDocument = {"__meta__":{"id":"77cd4e0d36fd1e25128858d0d05472acdacf002237204084fd2ce1142310e973"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RenameViewMutation, RenameViewMutationVariables>;
export const OpenViewFirstDocument = {"__meta__":{"id":"5ee21b356aaf6c845a20abbe395e084a315b21ace0f93e7ae911aaef6d5aa136"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenViewFirst"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFirst"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openViewFirst"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isFirst"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFirst"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OpenViewFirstMutation, OpenViewFirstMutationVariables>;
export const DeleteViewDocument = {"__meta__":{"id":"37f168f21ea180fb0e673927771359cd9ef9e61c84aa58243fc90f85f77ad4fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteViewMutation, DeleteViewMutationVariables>;
export const ClosedMonthsDocument = {"__meta__":{"id":"0677544b18b084a71b674945f1bb064939a2724616bcb599c95180df3fb5be0e","topics":["SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosedMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closedMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ClosedMonthsQuery, ClosedMonthsQueryVariables> & { __meta__: { topics: ["SETTINGS","EMPLOYEES"] } };
export const WhoTypedDocument = {"__meta__":{"id":"4edceae393a0d6bef14f91d3665fd7a6634c7b10bb7935e2f4170c6e1b1e4d3f","topics":["DEALS","SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoTyped"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"door"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<WhoTypedQuery, WhoTypedQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES"] } };
export const StockNumberWarningsDocument = {"__meta__":{"id":"0b4f3db9ff2d5f996a5964be1c12cff26ca373075226a3f6d2f8c841c6952a48"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockNumberWarnings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stockNums"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exceptNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockNumberWarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stockNums"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stockNums"}}},{"kind":"Argument","name":{"kind":"Name","value":"exceptNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exceptNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<StockNumberWarningsQuery, StockNumberWarningsQueryVariables> & { __meta__: { topics?: "Mark its query in the api with @CachedUntilChange or @ChangesWith, then run npm run codegen." } };
export const DealsOfDayDocument = {"__meta__":{"id":"9ccb6f0c4bbbbf974749f159312e350820de7b99ac6a5ba55c83ecbcf8c370e8","topics":["DEALS","EMPLOYEES","SETTINGS"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DealsOfDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealsOfDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalEntries"}},{"kind":"Field","name":{"kind":"Name","value":"totalSold"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}}]} as unknown as DocumentNode<DealsOfDayQuery, DealsOfDayQueryVariables> & { __meta__: { topics: ["DEALS","EMPLOYEES","SETTINGS"] } };
export const DeletedDealsDocument = {"__meta__":{"id":"1b10d6d2732e8d8cb16954ed31ed48bee3759797a3a75d2eddd7094513a4de39","topics":["DEALS"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedDeals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedDeals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}}]}}]} as unknown as DocumentNode<DeletedDealsQuery, DeletedDealsQueryVariables> & { __meta__: { topics: ["DEALS"] } };
export const FreeDealNumbersDocument = {"__meta__":{"id":"e1fa08bb02a4e2df7a1972bac0f04b00df646feec7585d128497aee60bd41899"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeDealNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"count"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeDealNumbers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"count"},"value":{"kind":"Variable","name":{"kind":"Name","value":"count"}}}]}]}}]} as unknown as DocumentNode<FreeDealNumbersQuery, FreeDealNumbersQueryVariables> & { __meta__: { topics?: "Mark its query in the api with @CachedUntilChange or @ChangesWith, then run npm run codegen." } };
export const ChangedDealDocument = {"__meta__":{"id":"d9dfdd3138ab9d9dc02699fb1a92a51547f727951e8e659e71e78c81b1cefc37","topics":["DEALS","EMPLOYEES","SETTINGS"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangedDeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dealHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}}]} as unknown as DocumentNode<ChangedDealQuery, ChangedDealQueryVariables> & { __meta__: { topics: ["DEALS","EMPLOYEES","SETTINGS"] } };
export const DealDocument = {"__meta__":{"id":"7439713f30713449fa105d5632115d6a15be2faa53124f07a4d9bf96fc0364f3","topics":["DEALS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Deal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}}]} as unknown as DocumentNode<DealQuery, DealQueryVariables> & { __meta__: { topics: ["DEALS","EMPLOYEES"] } };
export const WaitingDocument = {"__meta__":{"id":"0937c0e042f0f35b656f2ea81c6fa4dea7e85485e4c9d6a27fa17450667c94e2","topics":["DEALS","SETTINGS","EMPLOYEES","COMPARISONS"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"says"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<WaitingQuery, WaitingQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES","COMPARISONS"] } };
export const DealPeopleDocument = {"__meta__":{"id":"41d50b9cb12d0e1e724172678a60ce1b69c7f5f1014bae8cc365da42bd873e2e","topics":["EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DealPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesManagers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManagers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"salespeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<DealPeopleQuery, DealPeopleQueryVariables> & { __meta__: { topics: ["EMPLOYEES"] } };
export const RecordDealDocument = {"__meta__":{"id":"05f7dab33ac5650264c07c349b77ebee84ccc9463a0a120fde030c8b6e351cb1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordDeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DealInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordDeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}}]} as unknown as DocumentNode<RecordDealMutation, RecordDealMutationVariables>;
export const AmendDealDocument = {"__meta__":{"id":"79a6daa2593c5384a885518785985edb0b869efa31bd2e43a9506f912d431e41"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AmendDeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DealInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amendDeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}}]} as unknown as DocumentNode<AmendDealMutation, AmendDealMutationVariables>;
export const RenumberDealDocument = {"__meta__":{"id":"2c671005e4e37e38c32012871ee8deae8fc73964f772e4f7196c045903c579bd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenumberDeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renumberDeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"newNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}}]} as unknown as DocumentNode<RenumberDealMutation, RenumberDealMutationVariables>;
export const DeleteDealDocument = {"__meta__":{"id":"420c65330aaa65f19971eb783c31d82d1fd3f1f9c82b6e9a1328a454a4d6fb32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<DeleteDealMutation, DeleteDealMutationVariables>;
export const DeletionsDocument = {"__meta__":{"id":"d2848f771389b286b5096cd710b1fad9514d65cf688a05eb024e34ab991e7cb0","topics":["DEALS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Deletions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isNumberFree"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeletionsQuery, DeletionsQueryVariables> & { __meta__: { topics: ["DEALS","EMPLOYEES"] } };
export const RestoreDealDocument = {"__meta__":{"id":"72d3647dd002e6c48e61144e9e14798b7e5e09f6239ba42327424550c4ff8628"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deletion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"deletion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deletion"}}},{"kind":"Argument","name":{"kind":"Name","value":"newNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}}]} as unknown as DocumentNode<RestoreDealMutation, RestoreDealMutationVariables>;
export const RecordDealsDocument = {"__meta__":{"id":"214e79d99505e86e594c22b5e6783f32f31e76a846b2716e0ad1c29696adfa0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordDeals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deals"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewDealInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordDeals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deals"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}}]}}]}}]} as unknown as DocumentNode<RecordDealsMutation, RecordDealsMutationVariables>;
export const RecordedChangesDocument = {"__meta__":{"id":"d60ac5aaf0b58f8fa98b3233a7b5d2ff9273bfa2fbfd559202cff3e4babb3f0e","topics":["DEALS","SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordedChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"field"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordedField"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"door"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Door"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"field"},"value":{"kind":"Variable","name":{"kind":"Name","value":"field"}}},{"kind":"Argument","name":{"kind":"Name","value":"door"},"value":{"kind":"Variable","name":{"kind":"Name","value":"door"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordedChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"numberNow"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"closingId"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"numberNow"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"door"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<RecordedChangesQuery, RecordedChangesQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES"] } };
export const RecordedChangesCountDocument = {"__meta__":{"id":"31ddc626adc4c3b7a1b3e7523e56584248a5b4d78c1cdf5d91ce5937f3cc3796","topics":["DEALS","SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordedChangesCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"field"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordedField"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"door"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Door"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"field"},"value":{"kind":"Variable","name":{"kind":"Name","value":"field"}}},{"kind":"Argument","name":{"kind":"Name","value":"door"},"value":{"kind":"Variable","name":{"kind":"Name","value":"door"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<RecordedChangesCountQuery, RecordedChangesCountQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES"] } };
export const EveryoneDocument = {"__meta__":{"id":"93ee63d13781939d92fb4794a8118f1065f2463cf5fe4386e46c24e1bb4857a9","topics":["EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Everyone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<EveryoneQuery, EveryoneQueryVariables> & { __meta__: { topics: ["EMPLOYEES"] } };
export const DealHistoryDocument = {"__meta__":{"id":"b72869dd70e1c015e08d8749ccf8c1a84f144b9f16190e45f2a58d57b5393f30","topics":["DEALS","SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DealHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordedChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"numberNow"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"closingId"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"numberNow"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"door"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<DealHistoryQuery, DealHistoryQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES"] } };
export const MyDayDocument = {"__meta__":{"id":"e737e713b2f4c2467e99d96bfcf42c9f8a8b8ce63937baae5269a073335deece","topics":["DEALS","SETTINGS","EMPLOYEES","UP_LOG"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownMonth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"totalSold"}},{"kind":"Field","name":{"kind":"Name","value":"vacation"}},{"kind":"Field","name":{"kind":"Name","value":"toQualify"}},{"kind":"Field","name":{"kind":"Name","value":"track"}},{"kind":"Field","name":{"kind":"Name","value":"goal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllGoalFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"ranked"}},{"kind":"Field","name":{"kind":"Name","value":"lastSale"}},{"kind":"Field","name":{"kind":"Name","value":"daysSinceSale"}},{"kind":"Field","name":{"kind":"Name","value":"bestMonth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"turn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"storeDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yesterday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"month"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toDate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"yesterday"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"prior"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllGoalFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withoutSale"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSale"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllGoalFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoalFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"toGo"}},{"kind":"Field","name":{"kind":"Name","value":"neededADay"}},{"kind":"Field","name":{"kind":"Name","value":"againstGoal"}}]}}]} as unknown as DocumentNode<MyDayQuery, MyDayQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES","UP_LOG"] } };
export const DealWayDocument = {"__meta__":{"id":"3ae79848930734e0355b648e7c52d45ec458a2ec62dd2fbdf2ab0e7784dc1cd6","topics":["UP_LOG","DEALS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DealWay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealWay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"firstVisit"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoggedUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DealWayQuery, DealWayQueryVariables> & { __meta__: { topics: ["UP_LOG","DEALS","EMPLOYEES"] } };
export const SoldWithoutDealDocument = {"__meta__":{"id":"5c5dbd22f9fa5f4631a2e58a3a9adc7e742c62c8d987b5d933e8f758e5703452","topics":["UP_LOG","DEALS"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SoldWithoutDeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soldWithoutDeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ups"}},{"kind":"Field","name":{"kind":"Name","value":"oldest"}}]}}]}}]} as unknown as DocumentNode<SoldWithoutDealQuery, SoldWithoutDealQueryVariables> & { __meta__: { topics: ["UP_LOG","DEALS"] } };
export const HogDocument = {"__meta__":{"id":"c3951c76831383a7a727ab2134f8451dd76634485ad740279325b1a31d3704ad","topics":["DEALS","SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Hog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HogSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isDescending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"open"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenPointKind"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"isDescending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isDescending"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"open"},"value":{"kind":"Variable","name":{"kind":"Name","value":"open"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HogDeal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllHogTotals"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HogDeal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealFields"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"isUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllHogTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HogTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalEntries"}},{"kind":"Field","name":{"kind":"Name","value":"splitDeals"}},{"kind":"Field","name":{"kind":"Name","value":"totalSold"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}}]}}]} as unknown as DocumentNode<HogQuery, HogQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES"] } };
export const SetDealGrossDocument = {"__meta__":{"id":"bb63cfaad051dba8ad95bc5c3720458d03228999a135a2a1438a8df3ba1ae8e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDealGross"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"frontGross"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"backGross"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDealGross"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"frontGross"},"value":{"kind":"Variable","name":{"kind":"Name","value":"frontGross"}}},{"kind":"Argument","name":{"kind":"Name","value":"backGross"},"value":{"kind":"Variable","name":{"kind":"Name","value":"backGross"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HogDeal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HogDeal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealFields"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"isUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}}]}}]} as unknown as DocumentNode<SetDealGrossMutation, SetDealGrossMutationVariables>;
export const ReviewDealDocument = {"__meta__":{"id":"d36626194b1586516176c86f70f26aa06c7547b1da4fcf71fab36d227522cd27"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewDeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isUpdated"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isConfirmed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewDeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"isUpdated"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isUpdated"}}},{"kind":"Argument","name":{"kind":"Name","value":"isConfirmed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isConfirmed"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HogDeal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"isSold"}},{"kind":"Field","name":{"kind":"Name","value":"salesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"financeManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"dealStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"addedDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HogDeal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealFields"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"isUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}}]}}]} as unknown as DocumentNode<ReviewDealMutation, ReviewDealMutationVariables>;
export const OpenPointsDocument = {"__meta__":{"id":"9874aebb498ee7ad9a56c789544e546196e88696e49ab7e09215025a36909e86","topics":["DEALS","SETTINGS"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deals"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"deals"}}]}}]}}]}}]} as unknown as DocumentNode<OpenPointsQuery, OpenPointsQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS"] } };
export const UpLinksDocument = {"__meta__":{"id":"e636316aa448634b6bce8e87c58e82ae88a931529e536a21e6ffab8f532c7916","topics":["UP_LOG","DEALS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpLinksFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoggedUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpLinksFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpLinks"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"up"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitFields"}}]}}]}}]} as unknown as DocumentNode<UpLinksQuery, UpLinksQueryVariables> & { __meta__: { topics: ["UP_LOG","DEALS","EMPLOYEES"] } };
export const VisitsOfferedDocument = {"__meta__":{"id":"577b6f628930631060ca6c8c05ff2bacb2444e5fa020b8058dfa263e038e25c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitsOffered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitsOffered"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"upId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upId"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoggedUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<VisitsOfferedQuery, VisitsOfferedQueryVariables> & { __meta__: { topics?: "Mark its query in the api with @CachedUntilChange or @ChangesWith, then run npm run codegen." } };
export const DealsOfferedDocument = {"__meta__":{"id":"bfbac582e20b402b6cc701271b8cae1ddb74578d7fc904be7a8449af959eb734"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DealsOffered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealsOffered"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"upId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likelyDeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"upId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upId"}}}]}]}}]} as unknown as DocumentNode<DealsOfferedQuery, DealsOfferedQueryVariables> & { __meta__: { topics?: "Mark its query in the api with @CachedUntilChange or @ChangesWith, then run npm run codegen." } };
export const LinkDealDocument = {"__meta__":{"id":"1d162c42bf94228f8b27e795e11ca33628c4c61a305708e47f86b0e2067044ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkDeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dealNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkDeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"upId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upId"}}},{"kind":"Argument","name":{"kind":"Name","value":"dealNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dealNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpLinksFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoggedUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpLinksFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpLinks"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"up"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitFields"}}]}}]}}]} as unknown as DocumentNode<LinkDealMutation, LinkDealMutationVariables>;
export const LinkVisitBeforeDocument = {"__meta__":{"id":"aa20e5e6cfacf8f11f19ef4c75de15efdf2c7af720ff9b2f33f35bf7cb35e53f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkVisitBefore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"beforeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkVisitBefore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"upId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upId"}}},{"kind":"Argument","name":{"kind":"Name","value":"beforeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"beforeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpLinksFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoggedUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpLinksFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpLinks"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"up"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"logDay"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitFields"}}]}}]}}]} as unknown as DocumentNode<LinkVisitBeforeMutation, LinkVisitBeforeMutationVariables>;
export const UpShortcutsDocument = {"__meta__":{"id":"772cee7d8488f822332ad138207504828ea4fc0770b938d17dd26918b0b91d6d","topics":["UP_LOG","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpShortcuts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upShortcuts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"nextInTurn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UpShortcutsQuery, UpShortcutsQueryVariables> & { __meta__: { topics: ["UP_LOG","EMPLOYEES"] } };
export const UpLogDocument = {"__meta__":{"id":"2875a6574df19305cc66506bbf13d0a5b83116f4ba81cf2957b6f4badfe532e4","topics":["UP_LOG","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpLogFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inTurn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InTurnFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Up"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeUp"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"turnedTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managerInto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isBdcUp"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpLogFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freshUps"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"writeUps"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InTurnFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InTurn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upId"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"taken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}}]} as unknown as DocumentNode<UpLogQuery, UpLogQueryVariables> & { __meta__: { topics: ["UP_LOG","EMPLOYEES"] } };
export const UpPeopleDocument = {"__meta__":{"id":"d54068a558805d4c71b0d2637c5bc5f8884f9916bbf585d0e37d501032f29100","topics":["EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salespeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<UpPeopleQuery, UpPeopleQueryVariables> & { __meta__: { topics: ["EMPLOYEES"] } };
export const AddUpDocument = {"__meta__":{"id":"fb50f3027f1b3488c437a1b202998cb72a32901f660da1e44c6d4eac7917f049"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Up"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeUp"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"turnedTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managerInto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isBdcUp"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]} as unknown as DocumentNode<AddUpMutation, AddUpMutationVariables>;
export const AmendUpDocument = {"__meta__":{"id":"ff92e0296380102ea153934ff7218cf5712edd8d1f82afa6f04f217983e97efb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AmendUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amendUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Up"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeUp"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"turnedTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managerInto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isBdcUp"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]} as unknown as DocumentNode<AmendUpMutation, AmendUpMutationVariables>;
export const DeleteUpDocument = {"__meta__":{"id":"ff51aacb51a2921354531e7a3d6e9584ad0375990253008aa36cc393c72b7d53"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteUpMutation, DeleteUpMutationVariables>;
export const ReorderUpsDocument = {"__meta__":{"id":"848e37fa801c8db26c141d706d41571b7522d1952b1ffce604da06ea854bfb1b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderUps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpLogFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Up"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeUp"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"turnedTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managerInto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isBdcUp"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpLogFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freshUps"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"writeUps"}}]}}]}}]} as unknown as DocumentNode<ReorderUpsMutation, ReorderUpsMutationVariables>;
export const UpStatsDocument = {"__meta__":{"id":"2e035fa8a4ee0709df7d462054bb68b4522d4587045977178cf8e76f116eba65","topics":["UP_LOG","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpStats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sold"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpSold"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpStatsSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isDescending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upStats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"upType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upType"}}},{"kind":"Argument","name":{"kind":"Name","value":"sold"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sold"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"isDescending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isDescending"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpStatsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllUpCounters"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpStatsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoggedUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeUp"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"turnedTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isBdcUp"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllUpCounters"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpCounters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ups"}},{"kind":"Field","name":{"kind":"Name","value":"freshUps"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"writeUps"}},{"kind":"Field","name":{"kind":"Name","value":"testDrives"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"turns"}}]}}]} as unknown as DocumentNode<UpStatsQuery, UpStatsQueryVariables> & { __meta__: { topics: ["UP_LOG","EMPLOYEES"] } };
export const UpStatsFiltersDocument = {"__meta__":{"id":"500be51fa80f8f077bfe9ccaa078a2f49247e370ab843d59f2affad11ba9680d","topics":["EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpStatsFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statsSalespeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<UpStatsFiltersQuery, UpStatsFiltersQueryVariables> & { __meta__: { topics: ["EMPLOYEES"] } };
export const ChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Changes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topics"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeTopic"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topics"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topics"}}},{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]} as unknown as DocumentNode<ChangesSubscription, ChangesSubscriptionVariables>;