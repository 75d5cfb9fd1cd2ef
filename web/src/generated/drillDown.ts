/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which cars count. */
export type CarFilter =
  /** All Cars, those without a type too; only here does vacation count. */
  | 'ALL'
  /** Car type New. */
  | 'NEW'
  /** Car types Used and Cert. */
  | 'USED';

/** What kind of car was sold. */
export type CarType =
  /** Certified: counts as used, and as certified (an "of which"). */
  | 'CERT'
  /** New: the only type that counts as new. */
  | 'NEW'
  /** Used. */
  | 'USED';

/** Which cars a number counts (rules.md, A deal, "Car class"). */
export type CountedCars =
  /** Car type Cert: an "of which" of the used. */
  | 'CERTIFIED'
  /** Car type New. */
  | 'NEW'
  /** No car type. */
  | 'UNCLASSIFIED'
  /** Car types Used and Cert. */
  | 'USED';

/** What an amount counts of each of its deals; each is a total of `creditedDeals`. */
export type CountedOfDeal =
  /** Shares of back gross, negatives included. */
  | 'BACK_GROSS'
  /** The deals themselves, 1 each. */
  | 'DEALS'
  /** Shares of front gross, negatives included. */
  | 'FRONT_GROSS'
  /** Shares of front gross, a deal at or below 0 counting 0. */
  | 'RANKED_GROSS'
  /** Front and back gross together. */
  | 'TOTAL_GROSS'
  /** Cars traded in: TRADE counts 1, TRADE X2 counts 2. */
  | 'TRADES'
  /** Shares of the cars traded in: half of a split is half of its trades. */
  | 'TRADE_SHARES'
  /** Units: half a split is 0.5. */
  | 'UNITS';

export type ExplainHogInput = {
  /** Only deals with this employee as closer or additional. */
  employeeId?: number | null | undefined;
  /** The last log day, not before the first. */
  end?: string;
  /** Which box. */
  figure: HogFigure;
  /** Only deals with an open point of one of these kinds; an empty list matches nothing. */
  open?: Array<OpenPointKind> | null | undefined;
  /** Customer, stock number, vehicle or deal number contains this, whatever the case, accents, and kinds of apostrophes, dashes and spaces; blank does not filter. */
  search?: string | null | undefined;
  /** The first log day. */
  start?: string;
};

export type ExplainLeaderboardInput = {
  /** Which cars count. */
  carType?: CarFilter;
  /** The last delivery date, not before the first. */
  end: string;
  /** Which figure. */
  figure: LeaderboardFigure;
  /** Whose: the employee’s id, or the team’s, 2 to 4. */
  id: number;
  /** Employees or Teams. */
  mode: LeaderboardMode;
  /** What ranks are decided by. */
  rankBy?: Ranking;
  /** The first delivery date. */
  start: string;
};

export type ExplainPotOfGoldInput = {
  /** Whose, of a person’s figure. */
  employeeId?: number | null | undefined;
  /** Which figure. */
  figure: PotFigure;
  /** The month of delivery. */
  month: string;
};

export type ExplainSummaryInput = {
  /** Which column of the stats, when nobody is named. */
  column?: StatsColumn;
  /** Whose figure: one employee for a row, all of a section’s rows for a Team Total; the store’s when absent. At most 500. */
  employeeIds?: Array<number> | null | undefined;
  /** The last delivery date, not before the first. */
  end: string;
  /** Which figure. */
  figure: SummaryFigure;
  /** The first delivery date. */
  start: string;
};

export type ExplainTickSheetInput = {
  /** Whose figure: one employee for a row, all of a section’s rows for a Team Total; the store’s when absent. At most 500. */
  employeeIds?: Array<number> | null | undefined;
  /** The last delivery date, not before the first. */
  end: string;
  /** Which figure. */
  figure: TickFigure;
  /** The first delivery date. */
  start: string;
  /** The team whose Team Total it is, beside its people: its goal is explained, not one person’s. */
  team?: number | null | undefined;
};

export type ExplainTradeStatsInput = {
  /** The last delivery date. */
  end: string;
  /** Which figure. */
  figure: TradeFigure;
  /** The first delivery date. */
  start: string;
};

export type ExplainTrendsInput = {
  /** One person. Without this and a team: the store. */
  employeeId?: number | null | undefined;
  /** Which figure. */
  figure: TrendFigure;
  /** The month looked at. */
  month: string;
  /** A team from 1 (none) to 5 (HSE): the people whose team it is today, as on Summary. */
  teamId?: number | null | undefined;
};

export type ExplainUpFunnelInput = {
  /** Only ups of this salesperson. */
  employeeId?: number | null | undefined;
  /** The last day, not before the first. */
  end: string;
  /** Which figure. */
  figure: FunnelFigure;
  /** Only the ups of this group of the funnel. */
  ofGroup?: FunnelGroupInput | null | undefined;
  /** Only ups whose Sold is this. */
  sold?: UpSold | null | undefined;
  /** The first day. */
  start: string;
  /** Only ups of salespeople who are on this team now: 1 (no team) to 5. */
  teamId?: number | null | undefined;
  /** Only ups of this type. */
  upType?: UpType | null | undefined;
};

export type ExplainUpStatsInput = {
  /** Only ups of this salesperson. */
  employeeId?: number | null | undefined;
  /** The last day, not before the first. */
  end: string;
  /** Which counter. */
  figure: UpCounter;
  /** Only ups whose Sold is this. */
  sold?: UpSold | null | undefined;
  /** The first day. */
  start: string;
  /** Only ups of salespeople who are on this team now: 1 (no team) to 5. */
  teamId?: number | null | undefined;
  /** Only ups of this type. */
  upType?: UpType | null | undefined;
};

/** A figure of one report: exactly one of these, with the range and the subject of the figure. */
export type ExplainedFigureInput =
  {   /** A total of `hog`. */
  hog: ExplainHogInput; leaderboard?: never; potOfGold?: never; summary?: never; tickSheet?: never; tradeStats?: never; trends?: never; upFunnel?: never; upStats?: never; }
  |  { hog?: never;   /** A figure of a row of `leaderboard`. */
  leaderboard: ExplainLeaderboardInput; potOfGold?: never; summary?: never; tickSheet?: never; tradeStats?: never; trends?: never; upFunnel?: never; upStats?: never; }
  |  { hog?: never; leaderboard?: never;   /** A figure of `potOfGold`. */
  potOfGold: ExplainPotOfGoldInput; summary?: never; tickSheet?: never; tradeStats?: never; trends?: never; upFunnel?: never; upStats?: never; }
  |  { hog?: never; leaderboard?: never; potOfGold?: never;   /** A figure of `summary`. */
  summary: ExplainSummaryInput; tickSheet?: never; tradeStats?: never; trends?: never; upFunnel?: never; upStats?: never; }
  |  { hog?: never; leaderboard?: never; potOfGold?: never; summary?: never;   /** A figure of `tickSheet`. */
  tickSheet: ExplainTickSheetInput; tradeStats?: never; trends?: never; upFunnel?: never; upStats?: never; }
  |  { hog?: never; leaderboard?: never; potOfGold?: never; summary?: never; tickSheet?: never;   /** A figure of `tradeStats`. */
  tradeStats: ExplainTradeStatsInput; trends?: never; upFunnel?: never; upStats?: never; }
  |  { hog?: never; leaderboard?: never; potOfGold?: never; summary?: never; tickSheet?: never; tradeStats?: never;   /** A figure of a month of `trends`. */
  trends: ExplainTrendsInput; upFunnel?: never; upStats?: never; }
  |  { hog?: never; leaderboard?: never; potOfGold?: never; summary?: never; tickSheet?: never; tradeStats?: never; trends?: never;   /** A figure of `upFunnel`. */
  upFunnel: ExplainUpFunnelInput; upStats?: never; }
  |  { hog?: never; leaderboard?: never; potOfGold?: never; summary?: never; tickSheet?: never; tradeStats?: never; trends?: never; upFunnel?: never;   /** A counter of `upStats`. */
  upStats: ExplainUpStatsInput; };

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

/** Ups that are alike in one thing. */
export type FunnelGroupInput = {
  /** By what. */
  by: FunnelGrouping;
  /** The id of a person or team, a type as it is shown, a weekday from 1 (Monday) to 7, a week by its Monday; null: nobody, no type. */
  key?: string | null | undefined;
};

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

/** A box above the Hog grid: see HogTotals. */
export type HogFigure =
  /** Back Gross: Back gross of all deals that are listed; what is below $0 is taken off. Rounded once to the cent. */
  | 'BACK_GROSS'
  /** Front Gross: Front gross of all deals that are listed; what is below $0 is taken off. Rounded once to the cent. */
  | 'FRONT_GROSS'
  /** Split Deals: Listed deals of two salespeople, sold or not. */
  | 'SPLIT_DEALS'
  /** Total Entries: All deals that are listed, of every status. */
  | 'TOTAL_ENTRIES'
  /** Total Gross: Front and back gross together. Summed exactly and rounded once to the cent. */
  | 'TOTAL_GROSS'
  /** Total Sold: Units of the listed deals that are sold; of one person, half of a split. In halves. */
  | 'TOTAL_SOLD';

/** A figure of the leaderboard: see LeaderboardRow; Rank is by what `rankBy` says. */
export type LeaderboardFigure =
  /** Front Gross: Front gross of the deals, half of a split; a deal at or below $0 counts 0. Summed exactly, rounded once. */
  | 'GROSS'
  /** New: New cars sold. A whole deal is 1 unit, half of a split 0.5. Sold deals with car type New. */
  | 'NEW'
  /** Rank: The place: by total units or by front gross, as is chosen; who is equal stands by the other of the two, then by name. 1, 2, 3 …: never shared. */
  | 'RANK'
  /** Total: All units sold, new, used and without a car type, and vacation units. Up to 2 decimals. */
  | 'TOTAL'
  /** No car type: Sold deals without a car type: they count in the total, neither as New nor as Used. In halves. */
  | 'UNCLASSIFIED'
  /** Used: Used and certified cars sold. A whole deal is 1 unit, half of a split 0.5. Sold deals with car types Used and Cert. */
  | 'USED';

/** Who competes. */
export type LeaderboardMode =
  /** People: active salespeople and anyone else credited, without the one named HSE. */
  | 'EMPLOYEES'
  /** Teams A, B and C, credited by the team frozen on each side, else today’s. */
  | 'TEAMS';

/** What a list of ups is of (rules.md, Up log). */
export type ListedUps =
  /** Appointments: Ups of type Appointment. */
  | 'APPOINTMENTS'
  /** Be-Backs: Ups that are linked to the visit before them. */
  | 'BE_BACKS'
  /** Be-Backs Sold: Be-backs whose Sold is Yes. */
  | 'BE_BACKS_SOLD'
  /** First Visits: Ups without a visit before: a B-Back that is linked to none is no first visit either. */
  | 'FIRST_VISITS'
  /** First Sold: First visits whose Sold is Yes. */
  | 'FIRST_VISITS_SOLD'
  /** Fresh Ups: Ups of type Fresh Up. */
  | 'FRESH_UPS'
  /** Sold: Ups whose Sold is Yes: OAC (on approved credit) and ORD (ordered) do not count. */
  | 'SOLD'
  /** Sold by Deals: Ups whose deal is sold, whatever the log says. Linked to a deal that is DEL, not DEAD, and has a delivery date; several ups may have one deal. */
  | 'SOLD_BY_DEALS'
  /** Deals Only, Sold in the deals only: Ups whose deal is sold, and whose Sold is not Yes. */
  | 'SOLD_IN_DEALS_ONLY'
  /** Log Only, Sold in the log only: Ups whose Sold is Yes, without a deal or with one that is not sold. */
  | 'SOLD_IN_LOG_ONLY'
  /** Test Drives: Ups with Test Drive? set. */
  | 'TEST_DRIVES'
  /** Turns: Ups with Turned To set: another salesperson took over. */
  | 'TURNS'
  /** Ups: All customers in the log. Every row. */
  | 'UPS'
  /** Write Ups: Ups with Write Up? set. */
  | 'WRITE_UPS';

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

/** A figure of the pot of gold: of a person those of PotRow, of all those of PotOfGold. Whether someone qualifies or has a fast start is 1 or 0. */
export type PotFigure =
  /** Earned Spiff: Used Sold × the spiff per used car; nothing for who does not qualify. Own used units × pot ÷ used units of all who qualify. */
  | 'EARNED'
  /** Fast Start: At least 5 used units delivered on days 1–16 of the month. Qualified or not. */
  | 'IS_FAST_START'
  /** Qualified: Total Sold is 12 or more, so that the person earns spiff. */
  | 'IS_QUALIFIED'
  /** Spiff per used car: The pot ÷ used units of all who qualify. 0 if there are none; rounded for showing only. */
  | 'SPIFF_PER_USED_CAR'
  /** Total Spiff: What is paid: the earned spiff, 1.5 × after a fast start. */
  | 'TOTAL'
  /** Total of all spiffs: The sum of Total Spiff; fast starts may lift it over the pot. Rounded once. */
  | 'TOTAL_PAID'
  /** Total Sold: Units sold in the month, with vacation units. Credited units, up to 2 decimals. */
  | 'TOTAL_SOLD'
  /** Used Sold: Used and certified units sold in the month. Credited units of car types Used and Cert, in halves. */
  | 'USED_SOLD'
  /** VAC, Vacation units: Vacation units in Total Sold. Up to 2 decimals. */
  | 'VACATION';

/** What ranks are decided by; ties by the other figure, then by name. */
export type Ranking =
  /** Top Front Gross. */
  | 'GROSS'
  /** Top Total Deals: total units, people’s vacation units included. */
  | 'UNITS';

/** A setting of a month that an amount stands on. */
export type SettingName =
  /** The goals of the tick sheet. */
  | 'GOAL'
  /** The pot of the pot of gold. */
  | 'POT'
  /** The working days of the tick sheet. */
  | 'WORKING_DAYS';

/** A column of the summary’s stats. */
export type StatsColumn =
  /** Current: What is sold on the days that are shown. */
  | 'CURRENT'
  /** Diff: Current − prior year. */
  | 'DIFFERENCE'
  /** Prior Year: What was sold on the same days a year earlier. */
  | 'PRIOR';

/** What is done with an amount to what came out of those before it, from left to right. */
export type StepOperator =
  /** A condition: 1 when what came out is as much or more, else 0. */
  | 'AT_LEAST'
  /** Taken away. */
  | 'MINUS'
  /** Divided by; never by 0. */
  | 'OVER'
  /** Added; the first amount of a step is added to 0. */
  | 'PLUS'
  /** Multiplied by. */
  | 'TIMES';

/** A figure of the summary: a line of SummaryStats, of the store, 1 a deal, or one of SummaryFigures, of people. */
export type SummaryFigure =
  /** Certified: Certified cars sold, 1 a deal: they are among the used. */
  | 'CERTIFIED'
  /** Front End Gross: Front gross of the deals, half of a split; what is below $0 is taken off. Summed exactly, rounded once to the cent. */
  | 'FRONT_GROSS'
  /** Gross: Front and back gross of all deals sold; what is below $0 is taken off. */
  | 'GROSS'
  /** New: New cars sold. A whole deal is 1 unit, half of a split 0.5. Sold deals with car type New. */
  | 'NEW'
  /** Total: All units sold: new, used, and those without a car type. In halves. */
  | 'TOTAL'
  /** No car type: Sold deals without a car type: they count in the total, neither as New nor as Used. In halves. */
  | 'UNCLASSIFIED'
  /** Used: Used and certified cars sold. A whole deal is 1 unit, half of a split 0.5. Sold deals with car types Used and Cert. */
  | 'USED'
  /** VAC, Vacation units: Units granted for vacation, of the months that begin in these days. A month counts when the range contains its first day. Up to 2 decimals. */
  | 'VACATION';

/** A figure of the tick sheet: of people those of TickFigures; of the store New, Used, Total Sold, No car type and their tracks; of either, where a goal is set, those of GoalFigures. */
export type TickFigure =
  /** Against Goal: How far the track is ahead of the goal: track − goal; below 0 it is behind. In halves. Null while the month lies ahead. */
  | 'AGAINST_GOAL'
  /** Goal: Units wanted of the month. In halves. */
  | 'GOAL'
  /** A Day: Units needed on each day that is left to meet the goal: To Go ÷ working days left. To 2 decimals, halves up. Null when no day is left. */
  | 'NEEDED_A_DAY'
  /** New: New cars sold. A whole deal is 1 unit, half of a split 0.5. Sold deals with car type New. */
  | 'NEW'
  /** New Track: New units at the end of the month if it goes on like this: new ÷ working days completed × all working days. Of the store alone. To the nearest 0.5, as Track. */
  | 'NEW_TRACK'
  /** Prev, Previous month: Units sold in the month before, with the vacation units of that month. The month before the start’s, up to 2 decimals. Its deals: `previousRange`. */
  | 'PREVIOUS'
  /** 3MAvg, Three-month average: Units sold in the three calendar months before, ÷ 3. The months before the start’s, to 1 decimal. Its deals: `averageRange`. */
  | 'THREE_MONTH_AVERAGE'
  /** Total Sold: All units sold: new, used, and those without a car type. In halves. */
  | 'TOTAL'
  /** To Go: Units still to be sold: goal − sold; 0 once the goal is met. */
  | 'TO_GO'
  /** Track: Units at the end of the month if it goes on like this: sold ÷ working days completed × all working days. To the nearest 0.5, halves up. The units when the range is over, 0 when it lies ahead (rules.md, Tick sheet). */
  | 'TRACK'
  /** No car type: Sold deals without a car type: they count in the total, neither as New nor as Used. In halves. */
  | 'UNCLASSIFIED'
  /** Used: Used and certified cars sold. A whole deal is 1 unit, half of a split 0.5. Sold deals with car types Used and Cert. */
  | 'USED'
  /** Used Track: Used units at the end of the month if it goes on like this: used ÷ working days completed × all working days. To the nearest 0.5, as Track. */
  | 'USED_TRACK'
  /** VAC, Vacation units: Units granted for vacation, of the months that begin in these days. A month counts when the range contains its first day. Up to 2 decimals. */
  | 'VACATION';

/** A figure of the trade stats: see TradeFigures. */
export type TradeFigure =
  /** Delivered Deals: Sold deals, 1 each, whoever sold them. Credited or not. */
  | 'DELIVERED'
  /** Trade %: Cars traded in for 100 delivered deals: trades ÷ delivered × 100. To 2 decimals, halves up; may exceed 100. 0 when nothing is delivered. */
  | 'PERCENT'
  /** Trades: Cars traded in: TRADE counts 1, TRADE X2 counts 2. */
  | 'TRADES';

/** Whether the customer traded cars in. */
export type TradeStatus =
  /** None. Shown as NO TRADE. */
  | 'NO_TRADE'
  /** One car: counts 1 in the trade %. */
  | 'TRADE'
  /** Two cars: counts 2 in the trade %. Shown as TRADE X2. */
  | 'TRADE_X2';

/** A figure of a month of the trends: see TrendMonth. */
export type TrendFigure =
  /** Back a unit: Back gross of an average unit: back gross ÷ units. Negatives included, rounded once to the cent. Null without units. */
  | 'BACK_GROSS_PER_UNIT'
  /** Closing rate: How many of 100 ups bought: ups whose Sold is Yes ÷ ups × 100. To 2 decimals, halves up. Null without ups. An up is its own salesperson’s. */
  | 'CLOSING_RATE'
  /** Front a unit: Front gross of an average unit: front gross ÷ units. Negatives included, rounded once to the cent. Null without units. */
  | 'FRONT_GROSS_PER_UNIT'
  /** Gross a unit: Front and back gross of an average unit: both ÷ units. Rounded once to the cent: can differ by a cent from both together. Null without units. */
  | 'GROSS_PER_UNIT'
  /** New: New cars sold. A whole deal is 1 unit, half of a split 0.5. Sold deals with car type New. */
  | 'NEW'
  /** Trade %: Cars traded in for 100 sold: trades ÷ sold × 100. TRADE counts 1, TRADE X2 counts 2. To 2 decimals, halves up; may exceed 100. Sold is in units, and half of a split has half of its trades. Null without units. */
  | 'TRADE_PERCENT'
  /** No car type: Sold deals without a car type: they count in the total, neither as New nor as Used. In halves. */
  | 'UNCLASSIFIED'
  /** Units: All units sold: new, used, and those without a car type; of the store 1 for each deal. In halves; the store’s deals count credited or not. */
  | 'UNITS'
  /** Used: Used and certified cars sold. A whole deal is 1 unit, half of a split 0.5. Sold deals with car types Used and Cert. */
  | 'USED';

/** The counters of ups (rules.md, Up log, "Counters"). */
export type UpCounter =
  /** Appointments: Ups of type Appointment. */
  | 'APPOINTMENTS'
  /** Fresh Ups: Ups of type Fresh Up. */
  | 'FRESH_UPS'
  /** Sold: Ups whose Sold is Yes: OAC (on approved credit) and ORD (ordered) do not count. */
  | 'SOLD'
  /** Test Drives: Ups with Test Drive? set. */
  | 'TEST_DRIVES'
  /** Turns: Ups with Turned To set: another salesperson took over. */
  | 'TURNS'
  /** Ups: All customers in the log. Every row. */
  | 'UPS'
  /** Write Ups: Ups with Write Up? set. */
  | 'WRITE_UPS';

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

export type PersonFieldsFragment = { id: number, name: string, initials: string, team: number | null };

export type CreditedDealsQueryVariables = Exact<{
  start: string;
  end: string;
  employeeIds?: Array<number> | null | undefined;
  finalTeam?: number | null | undefined;
  cars?: CountedCars | null | undefined;
  hasTrade?: boolean | null | undefined;
  limit: number;
}>;


export type CreditedDealsQuery = { creditedDeals: { totals: { deals: number, units: number, frontGross: number, rankedGross: number, backGross: number, totalGross: number, trades: number, tradeShares: number }, rows: Array<{ units: number, frontGross: number, rankedGross: number, backGross: number, totalGross: number, trades: number, tradeShare: number, deal: { number: number, customerName: string, carInfo: string, carType: CarType | null, stockNum: string, tradeStatus: TradeStatus | null, deliveryDate: string | null, frontGross: number | null, backGross: number | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null } }> } };

export type CountedUpsQueryVariables = Exact<{
  start: string;
  end: string;
  employeeId?: number | null | undefined;
  teamId?: number | null | undefined;
  upType?: UpType | null | undefined;
  sold?: UpSold | null | undefined;
  ofGroup?: FunnelGroupInput | null | undefined;
  counter: ListedUps;
  limit: number;
}>;


export type CountedUpsQuery = { listedUps: { rows: Array<{ id: number, logDate: string, timeUp: string | null, upType: UpType | null, customerName: string, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string, initials: string, team: number | null } | null, turnedTo: { id: number, name: string, initials: string, team: number | null } | null }>, counters: { ups: number } } };

export type DealsOfUpsQueryVariables = Exact<{
  start: string;
  end: string;
  employeeId?: number | null | undefined;
  teamId?: number | null | undefined;
  upType?: UpType | null | undefined;
  sold?: UpSold | null | undefined;
  ofGroup?: FunnelGroupInput | null | undefined;
  counter: ListedUps;
  limit: number;
}>;


export type DealsOfUpsQuery = { dealsOfUps: { totals: { deals: number, units: number, frontGross: number, rankedGross: number, backGross: number, totalGross: number, trades: number, tradeShares: number }, rows: Array<{ units: number, frontGross: number, rankedGross: number, backGross: number, totalGross: number, trades: number, tradeShare: number, deal: { number: number, customerName: string, carInfo: string, carType: CarType | null, stockNum: string, tradeStatus: TradeStatus | null, deliveryDate: string | null, frontGross: number | null, backGross: number | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null } }> } };

export type CountedVacationQueryVariables = Exact<{
  start: string;
  end: string;
  employeeIds?: Array<number> | null | undefined;
}>;


export type CountedVacationQuery = { countedVacation: { total: number, rows: Array<{ month: string, units: number, person: { id: number, name: string, initials: string, team: number | null } }> } };

export type ListedDealsFragment = { totals: { deals: number, units: number, frontGross: number, rankedGross: number, backGross: number, totalGross: number, trades: number, tradeShares: number }, rows: Array<{ units: number, frontGross: number, rankedGross: number, backGross: number, totalGross: number, trades: number, tradeShare: number, deal: { number: number, customerName: string, carInfo: string, carType: CarType | null, stockNum: string, tradeStatus: TradeStatus | null, deliveryDate: string | null, frontGross: number | null, backGross: number | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null } }> };

export type ListedUpsFragment = { rows: Array<{ id: number, logDate: string, timeUp: string | null, upType: UpType | null, customerName: string, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string, initials: string, team: number | null } | null, turnedTo: { id: number, name: string, initials: string, team: number | null } | null }>, counters: { ups: number } };

export type ListedVacationFragment = { total: number, rows: Array<{ month: string, units: number, person: { id: number, name: string, initials: string, team: number | null } }> };

export type DealsFilterFragment = { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string }, ofUps: { counter: ListedUps, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string }, ofGroup: { by: FunnelGrouping, key: string | null } | null } | null };

export type VacationFilterFragment = { employeeIds: Array<number>, days: { start: string, end: string } };

export type UpsFilterFragment = { counter: ListedUps, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string }, ofGroup: { by: FunnelGrouping, key: string | null } | null };

export type ExplanationFieldsFragment = { figureText: string, steps: Array<{ name: string, resultText: string, terms: Array<{ operator: StepOperator, amount: number, text: string, note: string | null, isOfPlaces: boolean, deals: { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string }, ofUps: { counter: ListedUps, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string }, ofGroup: { by: FunnelGrouping, key: string | null } | null } | null } | null, vacation: { employeeIds: Array<number>, days: { start: string, end: string } } | null, ups: { counter: ListedUps, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string }, ofGroup: { by: FunnelGrouping, key: string | null } | null } | null, setting: { name: SettingName, month: string } | null }> }>, lists: Array<{ isTakenAway: boolean, deals: { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string }, ofUps: { counter: ListedUps, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string }, ofGroup: { by: FunnelGrouping, key: string | null } | null } | null } | null, vacation: { employeeIds: Array<number>, days: { start: string, end: string } } | null, ups: { counter: ListedUps, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string }, ofGroup: { by: FunnelGrouping, key: string | null } | null } | null, creditedDeals: { totals: { deals: number, units: number, frontGross: number, rankedGross: number, backGross: number, totalGross: number, trades: number, tradeShares: number }, rows: Array<{ units: number, frontGross: number, rankedGross: number, backGross: number, totalGross: number, trades: number, tradeShare: number, deal: { number: number, customerName: string, carInfo: string, carType: CarType | null, stockNum: string, tradeStatus: TradeStatus | null, deliveryDate: string | null, frontGross: number | null, backGross: number | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null } }> } | null, countedVacation: { total: number, rows: Array<{ month: string, units: number, person: { id: number, name: string, initials: string, team: number | null } }> } | null, upStats: { rows: Array<{ id: number, logDate: string, timeUp: string | null, upType: UpType | null, customerName: string, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string, initials: string, team: number | null } | null, turnedTo: { id: number, name: string, initials: string, team: number | null } | null }>, counters: { ups: number } } | null }> };

export type ExplainQueryVariables = Exact<{
  figure: ExplainedFigureInput;
}>;


export type ExplainQuery = { explain: { figureText: string, steps: Array<{ name: string, resultText: string, terms: Array<{ operator: StepOperator, amount: number, text: string, note: string | null, isOfPlaces: boolean, deals: { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string }, ofUps: { counter: ListedUps, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string }, ofGroup: { by: FunnelGrouping, key: string | null } | null } | null } | null, vacation: { employeeIds: Array<number>, days: { start: string, end: string } } | null, ups: { counter: ListedUps, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string }, ofGroup: { by: FunnelGrouping, key: string | null } | null } | null, setting: { name: SettingName, month: string } | null }> }>, lists: Array<{ isTakenAway: boolean, deals: { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string }, ofUps: { counter: ListedUps, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string }, ofGroup: { by: FunnelGrouping, key: string | null } | null } | null } | null, vacation: { employeeIds: Array<number>, days: { start: string, end: string } } | null, ups: { counter: ListedUps, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string }, ofGroup: { by: FunnelGrouping, key: string | null } | null } | null, creditedDeals: { totals: { deals: number, units: number, frontGross: number, rankedGross: number, backGross: number, totalGross: number, trades: number, tradeShares: number }, rows: Array<{ units: number, frontGross: number, rankedGross: number, backGross: number, totalGross: number, trades: number, tradeShare: number, deal: { number: number, customerName: string, carInfo: string, carType: CarType | null, stockNum: string, tradeStatus: TradeStatus | null, deliveryDate: string | null, frontGross: number | null, backGross: number | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null } }> } | null, countedVacation: { total: number, rows: Array<{ month: string, units: number, person: { id: number, name: string, initials: string, team: number | null } }> } | null, upStats: { rows: Array<{ id: number, logDate: string, timeUp: string | null, upType: UpType | null, customerName: string, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string, initials: string, team: number | null } | null, turnedTo: { id: number, name: string, initials: string, team: number | null } | null }>, counters: { ups: number } } | null }> } };

export const UpsFilterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpsFilter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpsOfAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"ofGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<UpsFilterFragment, unknown>;
export const DealsFilterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealsFilter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DealsOfAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"finalTeam"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"hasTrade"}},{"kind":"Field","name":{"kind":"Name","value":"ofUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpsFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpsFilter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpsOfAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"ofGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<DealsFilterFragment, unknown>;
export const VacationFilterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VacationFilter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VacationOfAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}}]}}]} as unknown as DocumentNode<VacationFilterFragment, unknown>;
export const PersonFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<PersonFieldsFragment, unknown>;
export const ListedDealsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDeals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditedDeals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deals"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"rankedGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"tradeShares"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"rankedGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"tradeShare"}},{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<ListedDealsFragment, unknown>;
export const ListedVacationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedVacation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountedVacation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<ListedVacationFragment, unknown>;
export const ListedUpsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedUps"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"timeUp"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnedTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ups"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<ListedUpsFragment, unknown>;
export const ExplanationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureText"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resultText"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealsFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VacationFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpsFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOfPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"setting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTakenAway"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealsFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VacationFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpsFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditedDeals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countedVacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedVacation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedUps"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpsFilter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpsOfAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"ofGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealsFilter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DealsOfAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"finalTeam"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"hasTrade"}},{"kind":"Field","name":{"kind":"Name","value":"ofUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpsFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VacationFilter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VacationOfAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDeals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditedDeals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deals"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"rankedGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"tradeShares"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"rankedGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"tradeShare"}},{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedVacation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountedVacation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedUps"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"timeUp"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnedTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ups"}}]}}]}}]} as unknown as DocumentNode<ExplanationFieldsFragment, unknown>;
export const CreditedDealsDocument = {"__meta__":{"id":"2185afdc48da08d799428693fce0289624be1434f54a86c439077192aa32d1b9","topics":["DEALS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditedDeals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"finalTeam"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cars"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CountedCars"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasTrade"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditedDeals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"finalTeam"},"value":{"kind":"Variable","name":{"kind":"Name","value":"finalTeam"}}},{"kind":"Argument","name":{"kind":"Name","value":"cars"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cars"}}},{"kind":"Argument","name":{"kind":"Name","value":"hasTrade"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasTrade"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDeals"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDeals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditedDeals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deals"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"rankedGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"tradeShares"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"rankedGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"tradeShare"}},{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreditedDealsQuery, CreditedDealsQueryVariables> & { __meta__: { topics: ["DEALS","EMPLOYEES"] } };
export const CountedUpsDocument = {"__meta__":{"id":"3385b2400c8a68593da16a3aa551833f73ee12a2032c108f2a2adc63344d8f43","topics":["UP_LOG","DEALS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountedUps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sold"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpSold"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofGroup"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FunnelGroupInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"counter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListedUps"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"upType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upType"}}},{"kind":"Argument","name":{"kind":"Name","value":"sold"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sold"}}},{"kind":"Argument","name":{"kind":"Name","value":"ofGroup"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofGroup"}}},{"kind":"Argument","name":{"kind":"Name","value":"counter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"counter"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedUps"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedUps"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"timeUp"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnedTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ups"}}]}}]}}]} as unknown as DocumentNode<CountedUpsQuery, CountedUpsQueryVariables> & { __meta__: { topics: ["UP_LOG","DEALS","EMPLOYEES"] } };
export const DealsOfUpsDocument = {"__meta__":{"id":"a1a7a6229ff7c2b7ba8d904b9ebb1573d30be42b4cffbb3754ef798c84b7d789","topics":["UP_LOG","DEALS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DealsOfUps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sold"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpSold"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofGroup"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FunnelGroupInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"counter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListedUps"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealsOfUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"upType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upType"}}},{"kind":"Argument","name":{"kind":"Name","value":"sold"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sold"}}},{"kind":"Argument","name":{"kind":"Name","value":"ofGroup"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofGroup"}}},{"kind":"Argument","name":{"kind":"Name","value":"counter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"counter"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDeals"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDeals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditedDeals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deals"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"rankedGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"tradeShares"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"rankedGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"tradeShare"}},{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DealsOfUpsQuery, DealsOfUpsQueryVariables> & { __meta__: { topics: ["UP_LOG","DEALS","EMPLOYEES"] } };
export const CountedVacationDocument = {"__meta__":{"id":"b1e646c50678632478a984e215ee409141500c3e2e3e0de27ec4d4874029e915","topics":["SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountedVacation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countedVacation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedVacation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedVacation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountedVacation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<CountedVacationQuery, CountedVacationQueryVariables> & { __meta__: { topics: ["SETTINGS","EMPLOYEES"] } };
export const ExplainDocument = {"__meta__":{"id":"01909d5f192b48be8e88a3b094acf02b3acbbe0ef998cb16b0e09e35660064fd","topics":["DEALS","SETTINGS","EMPLOYEES","UP_LOG"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Explain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"figure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExplainedFigureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"figure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"figure"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpsFilter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpsOfAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"ofGroup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealsFilter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DealsOfAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"finalTeam"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"hasTrade"}},{"kind":"Field","name":{"kind":"Name","value":"ofUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpsFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VacationFilter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VacationOfAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDeals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditedDeals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deals"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"rankedGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"tradeShares"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"rankedGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"tradeShare"}},{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedVacation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountedVacation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedUps"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"timeUp"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnedTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ups"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureText"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resultText"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealsFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VacationFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpsFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOfPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"setting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTakenAway"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealsFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VacationFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpsFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditedDeals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDeals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countedVacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedVacation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedUps"}}]}}]}}]}}]} as unknown as DocumentNode<ExplainQuery, ExplainQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES","UP_LOG"] } };