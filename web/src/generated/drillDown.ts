/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
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

/** What someone still has to do about a deal (rules.md, What is open). */
export type OpenPointKind =
  /** Confirmed, and a field but the ticks and the notes was changed afterwards. Since the first such change. */
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
  employeeIds?: Array<number> | number | null | undefined;
  currentTeam?: number | null | undefined;
  finalTeam?: number | null | undefined;
  cars?: CountedCars | null | undefined;
  hasTrade?: boolean | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type CreditedDealsQuery = { creditedDeals: { totals: { deals: number, units: number, frontGross: number, rankedGross: number, totalGross: number, trades: number, tradeShares: number }, rows: Array<{ units: number, frontGross: number, rankedGross: number, totalGross: number, trades: number, tradeShare: number, deal: { number: number, customerName: string, carInfo: string, carType: CarType | null, stockNum: string, tradeStatus: TradeStatus | null, deliveryDate: string | null, frontGross: number | null, backGross: number | null, closer: { id: number, name: string, initials: string, team: number | null } | null, additional: { id: number, name: string, initials: string, team: number | null } | null } }> } };

export type CountedUpsQueryVariables = Exact<{
  start: string;
  end: string;
  employeeId?: number | null | undefined;
  teamId?: number | null | undefined;
  upType?: UpType | null | undefined;
  sold?: UpSold | null | undefined;
  counter: UpCounter;
  limit: number;
}>;


export type CountedUpsQuery = { upStats: { rows: Array<{ id: number, logDate: string, timeUp: string | null, upType: UpType | null, customerName: string, isTestDrive: boolean, isWriteUp: boolean, sold: UpSold | null, salesperson: { id: number, name: string, initials: string, team: number | null } | null, turnedTo: { id: number, name: string, initials: string, team: number | null } | null }>, counters: { ups: number } } };

export type CountedVacationQueryVariables = Exact<{
  start: string;
  end: string;
  employeeIds?: Array<number> | number | null | undefined;
}>;


export type CountedVacationQuery = { countedVacation: { total: number, rows: Array<{ month: string, units: number, person: { id: number, name: string, initials: string, team: number | null } }> } };

export type ExplanationFieldsFragment = { figureText: string, steps: Array<{ name: string, resultText: string, terms: Array<{ operator: StepOperator, amount: number, text: string, note: string | null, isOfPlaces: boolean, deals: { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string } } | null, vacation: { employeeIds: Array<number>, days: { start: string, end: string } } | null, ups: { counter: UpCounter, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string } } | null, setting: { name: SettingName, month: string } | null }> }> };

export type ExplainTickSheetQueryVariables = Exact<{
  start: string;
  end: string;
  figure: TickFigure;
  employeeIds?: Array<number> | number | null | undefined;
  team?: number | null | undefined;
}>;


export type ExplainTickSheetQuery = { explanation: { figureText: string, steps: Array<{ name: string, resultText: string, terms: Array<{ operator: StepOperator, amount: number, text: string, note: string | null, isOfPlaces: boolean, deals: { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string } } | null, vacation: { employeeIds: Array<number>, days: { start: string, end: string } } | null, ups: { counter: UpCounter, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string } } | null, setting: { name: SettingName, month: string } | null }> }> } };

export type ExplainPotOfGoldQueryVariables = Exact<{
  month: string;
  figure: PotFigure;
  employeeId?: number | null | undefined;
}>;


export type ExplainPotOfGoldQuery = { explanation: { figureText: string, steps: Array<{ name: string, resultText: string, terms: Array<{ operator: StepOperator, amount: number, text: string, note: string | null, isOfPlaces: boolean, deals: { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string } } | null, vacation: { employeeIds: Array<number>, days: { start: string, end: string } } | null, ups: { counter: UpCounter, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string } } | null, setting: { name: SettingName, month: string } | null }> }> } };

export type ExplainSummaryQueryVariables = Exact<{
  start: string;
  end: string;
  figure: SummaryFigure;
  column?: StatsColumn | null | undefined;
  employeeIds?: Array<number> | number | null | undefined;
}>;


export type ExplainSummaryQuery = { explanation: { figureText: string, steps: Array<{ name: string, resultText: string, terms: Array<{ operator: StepOperator, amount: number, text: string, note: string | null, isOfPlaces: boolean, deals: { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string } } | null, vacation: { employeeIds: Array<number>, days: { start: string, end: string } } | null, ups: { counter: UpCounter, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string } } | null, setting: { name: SettingName, month: string } | null }> }> } };

export type ExplainTrendsQueryVariables = Exact<{
  month: string;
  figure: TrendFigure;
  teamId?: number | null | undefined;
  employeeId?: number | null | undefined;
}>;


export type ExplainTrendsQuery = { explanation: { figureText: string, steps: Array<{ name: string, resultText: string, terms: Array<{ operator: StepOperator, amount: number, text: string, note: string | null, isOfPlaces: boolean, deals: { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string } } | null, vacation: { employeeIds: Array<number>, days: { start: string, end: string } } | null, ups: { counter: UpCounter, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string } } | null, setting: { name: SettingName, month: string } | null }> }> } };

export type ExplainTradeStatsQueryVariables = Exact<{
  start: string;
  end: string;
  figure: TradeFigure;
}>;


export type ExplainTradeStatsQuery = { explanation: { figureText: string, steps: Array<{ name: string, resultText: string, terms: Array<{ operator: StepOperator, amount: number, text: string, note: string | null, isOfPlaces: boolean, deals: { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string } } | null, vacation: { employeeIds: Array<number>, days: { start: string, end: string } } | null, ups: { counter: UpCounter, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string } } | null, setting: { name: SettingName, month: string } | null }> }> } };

export type ExplainLeaderboardQueryVariables = Exact<{
  mode: LeaderboardMode;
  start: string;
  end: string;
  carType?: CarFilter | null | undefined;
  rankBy?: Ranking | null | undefined;
  id: number;
  figure: LeaderboardFigure;
}>;


export type ExplainLeaderboardQuery = { explanation: { figureText: string, steps: Array<{ name: string, resultText: string, terms: Array<{ operator: StepOperator, amount: number, text: string, note: string | null, isOfPlaces: boolean, deals: { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string } } | null, vacation: { employeeIds: Array<number>, days: { start: string, end: string } } | null, ups: { counter: UpCounter, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string } } | null, setting: { name: SettingName, month: string } | null }> }> } };

export type ExplainHogQueryVariables = Exact<{
  start: string;
  end: string;
  employeeId?: number | null | undefined;
  search?: string | null | undefined;
  open?: Array<OpenPointKind> | OpenPointKind | null | undefined;
  figure: HogFigure;
}>;


export type ExplainHogQuery = { explanation: { figureText: string, steps: Array<{ name: string, resultText: string, terms: Array<{ operator: StepOperator, amount: number, text: string, note: string | null, isOfPlaces: boolean, deals: { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string } } | null, vacation: { employeeIds: Array<number>, days: { start: string, end: string } } | null, ups: { counter: UpCounter, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string } } | null, setting: { name: SettingName, month: string } | null }> }> } };

export type ExplainUpStatsQueryVariables = Exact<{
  start: string;
  end: string;
  employeeId?: number | null | undefined;
  teamId?: number | null | undefined;
  upType?: UpType | null | undefined;
  sold?: UpSold | null | undefined;
  figure: UpCounter;
}>;


export type ExplainUpStatsQuery = { explanation: { figureText: string, steps: Array<{ name: string, resultText: string, terms: Array<{ operator: StepOperator, amount: number, text: string, note: string | null, isOfPlaces: boolean, deals: { employeeIds: Array<number> | null, finalTeam: number | null, cars: CountedCars | null, hasTrade: boolean, counts: CountedOfDeal, days: { start: string, end: string } } | null, vacation: { employeeIds: Array<number>, days: { start: string, end: string } } | null, ups: { counter: UpCounter, employeeId: number | null, teamId: number | null, upType: UpType | null, sold: UpSold | null, days: { start: string, end: string } } | null, setting: { name: SettingName, month: string } | null }> }> } };

export const PersonFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<PersonFieldsFragment, unknown>;
export const ExplanationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureText"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resultText"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"finalTeam"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"hasTrade"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOfPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"setting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExplanationFieldsFragment, unknown>;
export const CreditedDealsDocument = {"__meta__":{"id":"fe602ec4b9d109c02b39b6dd72ebb061d484b4dffaca35804ec711dfe21b53c3","topics":["DEALS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreditedDeals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentTeam"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"finalTeam"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cars"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CountedCars"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasTrade"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditedDeals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentTeam"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentTeam"}}},{"kind":"Argument","name":{"kind":"Name","value":"finalTeam"},"value":{"kind":"Variable","name":{"kind":"Name","value":"finalTeam"}}},{"kind":"Argument","name":{"kind":"Name","value":"cars"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cars"}}},{"kind":"Argument","name":{"kind":"Name","value":"hasTrade"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasTrade"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deals"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"rankedGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"tradeShares"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"rankedGross"}},{"kind":"Field","name":{"kind":"Name","value":"totalGross"}},{"kind":"Field","name":{"kind":"Name","value":"trades"}},{"kind":"Field","name":{"kind":"Name","value":"tradeShare"}},{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"carInfo"}},{"kind":"Field","name":{"kind":"Name","value":"carType"}},{"kind":"Field","name":{"kind":"Name","value":"stockNum"}},{"kind":"Field","name":{"kind":"Name","value":"tradeStatus"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"frontGross"}},{"kind":"Field","name":{"kind":"Name","value":"backGross"}},{"kind":"Field","name":{"kind":"Name","value":"closer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"additional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<CreditedDealsQuery, CreditedDealsQueryVariables> & { __meta__: { topics: ["DEALS","EMPLOYEES"] } };
export const CountedUpsDocument = {"__meta__":{"id":"7afd794a93e75f9db75e13e698ef4285476011d2679f3124870814dc073ab70d","topics":["UP_LOG","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountedUps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sold"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpSold"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"counter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpCounter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upStats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"upType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upType"}}},{"kind":"Argument","name":{"kind":"Name","value":"sold"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sold"}}},{"kind":"Argument","name":{"kind":"Name","value":"counter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"counter"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logDate"}},{"kind":"Field","name":{"kind":"Name","value":"timeUp"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"isTestDrive"}},{"kind":"Field","name":{"kind":"Name","value":"isWriteUp"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"salesperson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnedTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ups"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<CountedUpsQuery, CountedUpsQueryVariables> & { __meta__: { topics: ["UP_LOG","EMPLOYEES"] } };
export const CountedVacationDocument = {"__meta__":{"id":"700c23bf2bc1ade41b93a833119434405d3b3c8583f72a6b25e8280d163cf843","topics":["SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountedVacation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countedVacation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"team"}}]}}]} as unknown as DocumentNode<CountedVacationQuery, CountedVacationQueryVariables> & { __meta__: { topics: ["SETTINGS","EMPLOYEES"] } };
export const ExplainTickSheetDocument = {"__meta__":{"id":"2d9c433e20cc9a58d256214e2f5e42ad30f73967cefe19d71fcaacaeb305e53d","topics":["DEALS","SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainTickSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"figure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TickFigure"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"team"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"explanation"},"name":{"kind":"Name","value":"explainTickSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"figure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"figure"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"team"},"value":{"kind":"Variable","name":{"kind":"Name","value":"team"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureText"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resultText"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"finalTeam"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"hasTrade"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOfPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"setting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExplainTickSheetQuery, ExplainTickSheetQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES"] } };
export const ExplainPotOfGoldDocument = {"__meta__":{"id":"6c79b6abd5cc68c115d5d1ead4dc5fa86d4cbc856e3add4d4eeb67d8f149acdc","topics":["DEALS","SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainPotOfGold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Month"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"figure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PotFigure"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"explanation"},"name":{"kind":"Name","value":"explainPotOfGold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"figure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"figure"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureText"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resultText"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"finalTeam"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"hasTrade"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOfPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"setting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExplainPotOfGoldQuery, ExplainPotOfGoldQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES"] } };
export const ExplainSummaryDocument = {"__meta__":{"id":"9c9d8f18bdcd8aac3934c4e636dc63546dcfbed0a8eb4a5b6bd0ed72db3a6d95","topics":["DEALS","SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"figure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SummaryFigure"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"column"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StatsColumn"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"explanation"},"name":{"kind":"Name","value":"explainSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"figure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"figure"}}},{"kind":"Argument","name":{"kind":"Name","value":"column"},"value":{"kind":"Variable","name":{"kind":"Name","value":"column"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureText"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resultText"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"finalTeam"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"hasTrade"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOfPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"setting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExplainSummaryQuery, ExplainSummaryQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES"] } };
export const ExplainTrendsDocument = {"__meta__":{"id":"feab5eae1dd63077cae59b464e054cd019098d0acad5f7e5f5863e76d5251df3","topics":["DEALS","UP_LOG","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainTrends"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Month"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"figure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrendFigure"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"explanation"},"name":{"kind":"Name","value":"explainTrends"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"figure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"figure"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureText"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resultText"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"finalTeam"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"hasTrade"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOfPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"setting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExplainTrendsQuery, ExplainTrendsQueryVariables> & { __meta__: { topics: ["DEALS","UP_LOG","EMPLOYEES"] } };
export const ExplainTradeStatsDocument = {"__meta__":{"id":"ff986863fab10dc106d28db24d07c6f6b656a82248a159af2c08f9274b1caa64","topics":["DEALS"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainTradeStats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"figure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TradeFigure"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"explanation"},"name":{"kind":"Name","value":"explainTradeStats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"figure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"figure"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureText"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resultText"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"finalTeam"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"hasTrade"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOfPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"setting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExplainTradeStatsQuery, ExplainTradeStatsQueryVariables> & { __meta__: { topics: ["DEALS"] } };
export const ExplainLeaderboardDocument = {"__meta__":{"id":"5adcbcfdf76c3c0c21abed78909b8f4a03ef997295264304ab15402701cb0c95","topics":["DEALS","SETTINGS","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainLeaderboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardMode"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"carType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CarFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rankBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Ranking"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"figure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaderboardFigure"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"explanation"},"name":{"kind":"Name","value":"explainLeaderboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mode"}}},{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"carType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"carType"}}},{"kind":"Argument","name":{"kind":"Name","value":"rankBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rankBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"figure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"figure"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureText"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resultText"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"finalTeam"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"hasTrade"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOfPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"setting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExplainLeaderboardQuery, ExplainLeaderboardQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS","EMPLOYEES"] } };
export const ExplainHogDocument = {"__meta__":{"id":"78db24f1502db8096c22b0b638dca79228bddd1392068d350f790419682e814a","topics":["DEALS","SETTINGS"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainHog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"open"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenPointKind"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"figure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HogFigure"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"explanation"},"name":{"kind":"Name","value":"explainHog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"open"},"value":{"kind":"Variable","name":{"kind":"Name","value":"open"}}},{"kind":"Argument","name":{"kind":"Name","value":"figure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"figure"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureText"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resultText"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"finalTeam"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"hasTrade"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOfPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"setting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExplainHogQuery, ExplainHogQueryVariables> & { __meta__: { topics: ["DEALS","SETTINGS"] } };
export const ExplainUpStatsDocument = {"__meta__":{"id":"e39e722d785eec5ac1055f48377e72059cc7b2699aa90f8d97a906d0e018f6ec","topics":["UP_LOG","EMPLOYEES"]},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainUpStats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sold"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UpSold"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"figure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpCounter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"explanation"},"name":{"kind":"Name","value":"explainUpStats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"end"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"upType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upType"}}},{"kind":"Argument","name":{"kind":"Name","value":"sold"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sold"}}},{"kind":"Argument","name":{"kind":"Name","value":"figure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"figure"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExplanationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExplanationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Explanation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureText"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"resultText"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}},{"kind":"Field","name":{"kind":"Name","value":"finalTeam"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}},{"kind":"Field","name":{"kind":"Name","value":"hasTrade"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vacation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counter"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"upType"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOfPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"setting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExplainUpStatsQuery, ExplainUpStatsQueryVariables> & { __meta__: { topics: ["UP_LOG","EMPLOYEES"] } };
export function useCreditedDealsQuery(options: useQuery.Options<CreditedDealsQuery, CreditedDealsQueryVariables> | SkipToken) {
  return useQuery(CreditedDealsDocument, options);
}

export function useCreditedDealsLazyQuery(options?: useLazyQuery.Options<CreditedDealsQuery, CreditedDealsQueryVariables>) {
  return useLazyQuery(CreditedDealsDocument, options);
}

export function useCountedUpsQuery(options: useQuery.Options<CountedUpsQuery, CountedUpsQueryVariables> | SkipToken) {
  return useQuery(CountedUpsDocument, options);
}

export function useCountedUpsLazyQuery(options?: useLazyQuery.Options<CountedUpsQuery, CountedUpsQueryVariables>) {
  return useLazyQuery(CountedUpsDocument, options);
}

export function useCountedVacationQuery(options: useQuery.Options<CountedVacationQuery, CountedVacationQueryVariables> | SkipToken) {
  return useQuery(CountedVacationDocument, options);
}

export function useCountedVacationLazyQuery(options?: useLazyQuery.Options<CountedVacationQuery, CountedVacationQueryVariables>) {
  return useLazyQuery(CountedVacationDocument, options);
}

export function useExplainTickSheetQuery(options: useQuery.Options<ExplainTickSheetQuery, ExplainTickSheetQueryVariables> | SkipToken) {
  return useQuery(ExplainTickSheetDocument, options);
}

export function useExplainTickSheetLazyQuery(options?: useLazyQuery.Options<ExplainTickSheetQuery, ExplainTickSheetQueryVariables>) {
  return useLazyQuery(ExplainTickSheetDocument, options);
}

export function useExplainPotOfGoldQuery(options: useQuery.Options<ExplainPotOfGoldQuery, ExplainPotOfGoldQueryVariables> | SkipToken) {
  return useQuery(ExplainPotOfGoldDocument, options);
}

export function useExplainPotOfGoldLazyQuery(options?: useLazyQuery.Options<ExplainPotOfGoldQuery, ExplainPotOfGoldQueryVariables>) {
  return useLazyQuery(ExplainPotOfGoldDocument, options);
}

export function useExplainSummaryQuery(options: useQuery.Options<ExplainSummaryQuery, ExplainSummaryQueryVariables> | SkipToken) {
  return useQuery(ExplainSummaryDocument, options);
}

export function useExplainSummaryLazyQuery(options?: useLazyQuery.Options<ExplainSummaryQuery, ExplainSummaryQueryVariables>) {
  return useLazyQuery(ExplainSummaryDocument, options);
}

export function useExplainTrendsQuery(options: useQuery.Options<ExplainTrendsQuery, ExplainTrendsQueryVariables> | SkipToken) {
  return useQuery(ExplainTrendsDocument, options);
}

export function useExplainTrendsLazyQuery(options?: useLazyQuery.Options<ExplainTrendsQuery, ExplainTrendsQueryVariables>) {
  return useLazyQuery(ExplainTrendsDocument, options);
}

export function useExplainTradeStatsQuery(options: useQuery.Options<ExplainTradeStatsQuery, ExplainTradeStatsQueryVariables> | SkipToken) {
  return useQuery(ExplainTradeStatsDocument, options);
}

export function useExplainTradeStatsLazyQuery(options?: useLazyQuery.Options<ExplainTradeStatsQuery, ExplainTradeStatsQueryVariables>) {
  return useLazyQuery(ExplainTradeStatsDocument, options);
}

export function useExplainLeaderboardQuery(options: useQuery.Options<ExplainLeaderboardQuery, ExplainLeaderboardQueryVariables> | SkipToken) {
  return useQuery(ExplainLeaderboardDocument, options);
}

export function useExplainLeaderboardLazyQuery(options?: useLazyQuery.Options<ExplainLeaderboardQuery, ExplainLeaderboardQueryVariables>) {
  return useLazyQuery(ExplainLeaderboardDocument, options);
}

export function useExplainHogQuery(options: useQuery.Options<ExplainHogQuery, ExplainHogQueryVariables> | SkipToken) {
  return useQuery(ExplainHogDocument, options);
}

export function useExplainHogLazyQuery(options?: useLazyQuery.Options<ExplainHogQuery, ExplainHogQueryVariables>) {
  return useLazyQuery(ExplainHogDocument, options);
}

export function useExplainUpStatsQuery(options: useQuery.Options<ExplainUpStatsQuery, ExplainUpStatsQueryVariables> | SkipToken) {
  return useQuery(ExplainUpStatsDocument, options);
}

export function useExplainUpStatsLazyQuery(options?: useLazyQuery.Options<ExplainUpStatsQuery, ExplainUpStatsQueryVariables>) {
  return useLazyQuery(ExplainUpStatsDocument, options);
}
