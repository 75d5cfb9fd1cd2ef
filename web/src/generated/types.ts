/** The sort order of the Activity list. People are sorted by the last word of their name, blanks come last, and ties are sorted by log day, then deal number. */
export type ActivitySort =
  /** Sort by additional salesperson (Sales 2). */
  | 'ADDITIONAL'
  /** Sort by car type. */
  | 'CAR_TYPE'
  /** Sort by closer (Sales 1). */
  | 'CLOSER'
  /** Sort by customer, ignoring case. */
  | 'CUSTOMER'
  /** Sort by deal status. */
  | 'DEAL_STATUS'
  /** Sort by delivery status. */
  | 'DELIVERY_STATUS'
  /** Sort by finance manager (F&I). */
  | 'FINANCE_MANAGER'
  /** Sort by log day: the delivery date, or the added date if there is none. */
  | 'LOG_DAY'
  /** Sort by deal number. */
  | 'NUMBER'
  /** Sort by sales manager (SM). */
  | 'SALES_MANAGER'
  /** Sort by stock number, ignoring case. */
  | 'STOCK'
  /** Sort by trade status. */
  | 'TRADE'
  /** Sort by vehicle, ignoring case. */
  | 'VEHICLE';

/** The class of a car (rules.md, A deal). */
export type CarClass =
  /** New cars. */
  | 'NEW'
  /** Cars without a car type, shown as gray squares. */
  | 'UNCLASSIFIED'
  /** Used cars, including certified ones. */
  | 'USED';

/** The cars that count. */
export type CarFilter =
  /** All Cars, including those without a car type. Vacation units count only here. */
  | 'ALL'
  /** New cars. */
  | 'NEW'
  /** Used cars, including certified ones. */
  | 'USED';

/** The type of car. */
export type CarType =
  /** Certified. Counts as used, and also separately as certified (an "of which"). */
  | 'CERT'
  /** New. The only type that counts as new. */
  | 'NEW'
  /** Used. */
  | 'USED';

/** The action taken on a deal or another item as a whole. */
export type ChangeAction =
  /** Fields were changed. A deal’s fields can be changed in the form, in Hog or by a review. */
  | 'AMEND'
  /** The store was backed up. */
  | 'BACK_UP'
  /** The item was deleted or revoked. */
  | 'DELETE'
  /** A table was exported. */
  | 'EXPORT'
  /** Lists that contain customers were read. */
  | 'READ'
  /** The item was created. */
  | 'RECORD'
  /** A sign-in was rejected. */
  | 'REFUSE'
  /** The deal number was changed. */
  | 'RENUMBER'
  /** A deleted deal was restored exactly as it was, or the store was restored from a backup. */
  | 'RESTORE'
  /** A user signed in. */
  | 'SIGN_IN';

/** The kind of item that was changed. */
export type ChangeKind =
  /** A personal access token that was created or revoked. */
  | 'ACCESS_TOKEN'
  /** Access to the store’s data: exports, customer lists read with an access token or in the playground, sign-ins, backups and restores, and changes to displays. Listed only if this kind is selected. */
  | 'DATA_ACCESS'
  /** A deal. */
  | 'DEAL'
  /** A display that was paired, changed or removed. */
  | 'DISPLAY'
  /** An employee’s name, email, team, position, active flag or sign-in. */
  | 'EMPLOYEE'
  /** A comparison or an import that was deleted, along with its file. */
  | 'FILE'
  /** The monthly goal of an employee, a team or the store. */
  | 'GOAL'
  /** An invite that was created, accepted or revoked. */
  | 'INVITE'
  /** The message on all displays. */
  | 'MESSAGE'
  /** The closing or reopening of a month. */
  | 'MONTH'
  /** The pot of gold for a month. */
  | 'POT'
  /** The store’s follow-up rules. */
  | 'TO_DO_DAYS'
  /** An up’s links to its deal and to its earlier visit. */
  | 'UP_LINK'
  /** Actions in the up rotation: check-ins and check-outs, ups taken, skips and holds. */
  | 'UP_TURN'
  /** An employee’s vacation units for a month. */
  | 'VACATION'
  /** The working days for a month. */
  | 'WORKING_DAYS';

/** The kind of data that can change. */
export type ChangeTopic =
  /** New comparisons, and lines that were resolved in comparisons or had a decision undone. Never limited to specific days. If a comparison changes deals, the change is also sent as DEALS. */
  | 'COMPARISONS'
  /** Deals. The days are the deals’ log days before and after the change. */
  | 'DEALS'
  /** Positions, teams, active flags and invites. Never limited to specific days. */
  | 'EMPLOYEES'
  /** Working days, follow-up rules, goals, vacation units, the pot or closings. Never limited to specific days. */
  | 'SETTINGS'
  /** Rows of the up log, or their order. */
  | 'UP_LOG';

/** A gross amount that is compared. */
export type ComparedAmount =
  /** Back gross. */
  | 'backGross'
  /** Front gross. */
  | 'frontGross'
  /** Front plus back gross. */
  | 'totalGross';

/** The group of a line in a comparison. */
export type ComparedGroup =
  /** A row of the file and its deal have different amounts. */
  | 'DIFFERS'
  /** A row of the file and its deal have the same amounts. */
  | 'EQUAL'
  /** A row of the file has no deal. */
  | 'ONLY_FILE'
  /** A deal is not in the file. */
  | 'ONLY_HERE'
  /** A row of the file does not identify a deal, or has an amount that cannot be read. If the row has a deal, the line includes it. */
  | 'UNREADABLE';

/** A line that an action applies to. */
export type ComparedLineInput = {
  /** The position of the line. */
  place: number;
  /** The version of the deal that the viewer sees; required if the deal has changed since the comparison. */
  version?: number | null | undefined;
};

/** The kind of action on the lines of a comparison. */
export type ComparisonActKind =
  /** The Confirmed? box was checked on the deals. */
  | 'CONFIRM'
  /** The lines were assigned to the employees who enter gross, with a note. They stay unresolved. */
  | 'HAND_ON'
  /** Salesfloor’s amounts were kept, with an optional note. */
  | 'KEEP'
  /** A row of the file was matched with a deal. */
  | 'MATCH'
  /** The file’s amounts were written to the deals. */
  | 'TAKE';

/** The decision about an amount. */
export type ComparisonDecision =
  /** Salesfloor’s amount is kept. */
  | 'KEPT'
  /** The file’s amount is used. */
  | 'TAKEN';

/** The class of cars that a figure counts (rules.md, A deal, "Car class"). */
export type CountedCars =
  /** Certified cars, which also count as used. */
  | 'CERTIFIED'
  /** New cars. */
  | 'NEW'
  /** Cars without a car type. */
  | 'UNCLASSIFIED'
  /** Used cars, including certified ones. */
  | 'USED';

/** The quantity that is added up over an amount’s deals. Each one is a total in `creditedDeals`. */
export type CountedOfDeal =
  /** Shares of back gross, including negatives. */
  | 'BACK_GROSS'
  /** Deals, each counted as 1. */
  | 'DEALS'
  /** Shares of front gross, including negatives. */
  | 'FRONT_GROSS'
  /** Shares of front gross; a deal at or below $0 counts as 0. */
  | 'RANKED_GROSS'
  /** Front plus back gross. */
  | 'TOTAL_GROSS'
  /** Cars traded in: TRADE counts as 1, TRADE X2 as 2. */
  | 'TRADES'
  /** Shares of the cars traded in: half of a split counts as half of its trades. */
  | 'TRADE_SHARES'
  /** Units: half of a split counts as 0.5. */
  | 'UNITS';

/** The role of a salesperson in a deal. */
export type CreditRole =
  /** The additional salesperson of a split: 0.5 units. */
  | 'ADDITIONAL'
  /** The closer of a split: 0.5 units. */
  | 'CLOSER'
  /** The only salesperson on the deal: 1 unit. */
  | 'SOLO';

/** The format of the dates in a file. YYYY-MM-DD is always accepted. */
export type DayFormat =
  /** 22/11/2026, 22.11.2026 */
  | 'DAY_FIRST'
  /** 11/22/2026 */
  | 'MONTH_FIRST';

/** How a deal changed between two closings of its month. */
export type DealDifferenceKind =
  /** The deal was created in the month, restored, or moved into the month. */
  | 'ADDED'
  /** A field of the deal that counts toward the figures was changed. */
  | 'CHANGED'
  /** The deal was deleted or moved out of the month. */
  | 'REMOVED';

/** A deal field that has a history. In the history, people, teams and positions are stored by name, days as YYYY-MM-DD, dollar amounts as decimal text, and checkboxes as "true" or "false". */
export type DealField =
  /** The day the deal was added to the log. Defaults to today for a new deal; cannot be blank. */
  | 'ADDED_DATE'
  /** Sales 2: the additional salesperson. */
  | 'ADDITIONAL'
  /** The additional salesperson’s team, frozen when the deal was sold (1 means no team; rules.md, A deal). */
  | 'ADDITIONAL_TEAM_FINAL'
  /** Back gross for the whole deal, in dollars. Null means not entered yet and counts as 0. */
  | 'BACK_GROSS'
  /** The vehicle, as typed, at most 200 characters. */
  | 'CAR_INFO'
  /** New, Used or Cert. Null means blank: the deal counts in totals only. */
  | 'CAR_TYPE'
  /** Sales 1: the salesperson who closed the deal. */
  | 'CLOSER'
  /** The closer’s team, frozen when the deal was sold (1 means no team; rules.md, A deal). */
  | 'CLOSER_TEAM_FINAL'
  /** The customer’s name as typed, at most 200 characters. */
  | 'CUSTOMER_NAME'
  /** The status of the paperwork. Null means blank. */
  | 'DEAL_STATUS'
  /** The delivery date, which can be in the future. */
  | 'DELIVERY_DATE'
  /** The status of the delivery. Null means blank. */
  | 'DELIVERY_STATUS'
  /** The finance manager (F&I) on the deal. */
  | 'FINANCE_MANAGER'
  /** Front gross for the whole deal, in dollars. Null means not entered yet and counts as 0. */
  | 'FRONT_GROSS'
  /** Whether office staff checked the Confirmed? box. */
  | 'IS_CONFIRMED'
  /** Whether office staff checked the Updated? box. */
  | 'IS_UPDATED'
  /** Notes, at most 5,000 characters. */
  | 'NOTES'
  /** The deal number that people use (deal_id in REST). It is unique and can be changed. */
  | 'NUMBER'
  /** The sales manager on the deal. */
  | 'SALES_MANAGER'
  /** The stock number, as typed, at most 200 characters. */
  | 'STOCK_NUM'
  /** The customer’s trade-ins. Null means blank. */
  | 'TRADE_STATUS';

/** The fields of the deal form, with people by employee id. A field that is not sent stays unchanged (blank on a new deal); null clears it. */
export type DealInput = {
  /** The day the deal was added to the log. Defaults to today for a new deal; cannot be blank. */
  addedDate?: string | null | undefined;
  /** Sales 2: the additional salesperson. */
  additionalId?: number | null | undefined;
  /** The vehicle, as typed, at most 200 characters. */
  carInfo?: string | null | undefined;
  /** New, Used or Cert. Null means blank: the deal counts in totals only. */
  carType?: CarType | null | undefined;
  /** Sales 1: the salesperson who closed the deal. */
  closerId?: number | null | undefined;
  /** The customer’s name as typed, at most 200 characters. */
  customerName?: string | null | undefined;
  /** The status of the paperwork. Null means blank. */
  dealStatus?: DealStatus | null | undefined;
  /** The delivery date, which can be in the future. */
  deliveryDate?: string | null | undefined;
  /** The status of the delivery. Null means blank. */
  deliveryStatus?: DeliveryStatus | null | undefined;
  /** The finance manager (F&I) on the deal. */
  finManagerId?: number | null | undefined;
  /** Notes, at most 5,000 characters. */
  notes?: string | null | undefined;
  /** The sales manager on the deal. */
  salesManagerId?: number | null | undefined;
  /** The stock number, as typed, at most 200 characters. */
  stockNum?: string | null | undefined;
  /** The customer’s trade-ins. Null means blank. */
  tradeStatus?: TradeStatus | null | undefined;
};

/** The status of the paperwork. Any change of status is allowed. */
export type DealStatus =
  /** Fell through. Never counts as sold. */
  | 'DEAD'
  /** The gross has been reviewed. */
  | 'HOGGED'
  /** With the finance manager. Shown as IN FINANCE. */
  | 'IN_FINANCE';

/** The status of the delivery. Any change of status is allowed. */
export type DeliveryStatus =
  /** Delivered. The deal is sold if it also has a delivery date and is not DEAD. */
  | 'DEL'
  /** On approved credit. Not delivered yet. */
  | 'OAC'
  /** To be announced: the delivery date is not known yet. */
  | 'TBA';

/** A board that a display can show (display.md, Boards). */
export type DisplayBoard =
  /** Today’s and tomorrow’s deliveries. */
  | 'DELIVERIES'
  /** This month’s leaderboard of people, ranked by units. */
  | 'LEADERBOARD'
  /** The message on all displays. */
  | 'MESSAGE'
  /** This month’s race for the pot, with qualified people first. Shows the units needed to reach 12, and fast start. */
  | 'POT_OF_GOLD'
  /** This month’s leaderboard of teams, ranked by units. */
  | 'TEAMS'
  /** This month’s units and track by person and team. */
  | 'TICK_SHEET'
  /** Today’s up counters. */
  | 'UP_LOG';

/** The settings of a display. */
export type DisplayInput = {
  /** The boards that the display shows, in this order: at least one, with no repeats. */
  boards: Array<DisplayBoard>;
  /** Whether the display plays a sound when a deal is sold. */
  hasSound?: boolean;
  /** The location of the display, 1 to 60 characters. */
  name: string;
  /** The seconds per board, 5 to 300. */
  seconds?: number;
  /** Whether the leaderboard on the display shows gross. */
  showsGross?: boolean;
  /** The color theme of the display. */
  theme?: DisplayTheme;
};

/** The color theme of a display. */
export type DisplayTheme =
  /** Light text on a dark background. */
  | 'DARK'
  /** Dark text on a light background, for a bright room. */
  | 'LIGHT';

/** The source of a change. */
export type Door =
  /** A comparison with a file. */
  | 'COMPARISON'
  /** A file import. */
  | 'IMPORT'
  /** A REST API call. */
  | 'REST'
  /** The app, or another client of the GraphQL API. */
  | 'SCREEN'
  /** The system itself, not a user. */
  | 'STORE'
  /** An access token, which can only read data. */
  | 'TOKEN';

/** The employee fields to change. Absent fields stay unchanged. */
export type EmployeeInput = {
  /** The work email, which identifies the employee at the first sign-in; must not be empty. */
  email?: string | null | undefined;
  /** Whether the employee works here; must not be null. */
  isActive?: boolean | null | undefined;
  /** The full name, at most 200 characters; must not be empty. */
  name?: string | null | undefined;
  /** The position, 0 to 6; must not be null. */
  position?: number | null | undefined;
  /** The team, 1 to 5, or null for none. Stored only for positions 0 and 1; in other positions, the earlier team is kept. */
  team?: number | null | undefined;
};

/** The figure of `hog` that is to be explained. */
export type ExplainHogInput = {
  /** Only deals with this employee as closer or additional salesperson. */
  employeeId?: number | null | undefined;
  /** The last log day, not before the first. */
  end?: string;
  /** The totals box to explain. */
  figure: HogFigure;
  /** Only deals with an open item of one of these kinds; an empty list matches no deals. */
  open?: Array<OpenPointKind> | null | undefined;
  /** Only deals with this text in the customer, stock number, vehicle or deal number, ignoring case, accents, and variants of apostrophes, dashes and spaces. Blank does not filter. */
  search?: string | null | undefined;
  /** The first log day. */
  start?: string;
};

/** A figure of `leaderboard` to explain. */
export type ExplainLeaderboardInput = {
  /** The cars that count. */
  carType?: CarFilter;
  /** The last delivery date, not before the first. */
  end: string;
  /** The figure to explain. */
  figure: LeaderboardFigure;
  /** The id of the employee, or of the team (2 to 4). */
  id: number;
  /** The mode: Employees or Teams. */
  mode: LeaderboardMode;
  /** The figure that determines the ranks. */
  rankBy?: Ranking;
  /** The first delivery date. */
  start: string;
};

/** A figure of `potOfGold` to explain. */
export type ExplainPotOfGoldInput = {
  /** The employee id, if the figure is for one person. */
  employeeId?: number | null | undefined;
  /** The figure to explain. */
  figure: PotFigure;
  /** The calendar month, as YYYY-MM. */
  month: string;
};

/** The figure of `summary` that is to be explained. */
export type ExplainSummaryInput = {
  /** The stats column, for a figure of the store. */
  column?: StatsColumn;
  /** The employees that the figure is for, at most 500: one for a row, or all in a section for a Team Total. Leave out for the store’s figure. */
  employeeIds?: Array<number> | null | undefined;
  /** The last delivery date, not before the first. */
  end: string;
  /** The figure to explain. */
  figure: SummaryFigure;
  /** The first delivery date. */
  start: string;
};

/** The figure of `tickSheet` that is to be explained. */
export type ExplainTickSheetInput = {
  /** The employees that the figure is for, at most 500: one for a row, or all in a section for a Team Total. Leave out for the store’s figure. */
  employeeIds?: Array<number> | null | undefined;
  /** The last delivery date, not before the first. */
  end: string;
  /** The figure to explain. */
  figure: TickFigure;
  /** The first delivery date. */
  start: string;
  /** The team, for a Team Total, in addition to the ids of its people. The team’s goal is then explained instead of a person’s goal. */
  team?: number | null | undefined;
};

/** A figure of `tradeStats` to explain. */
export type ExplainTradeStatsInput = {
  /** The last delivery date, not before the first. */
  end: string;
  /** The figure to explain. */
  figure: TradeFigure;
  /** The first delivery date. */
  start: string;
};

/** The figure of `trends` that is to be explained. */
export type ExplainTrendsInput = {
  /** The employee id. Without an employee or a team, the figures are for the store. */
  employeeId?: number | null | undefined;
  /** The figure to explain. */
  figure: TrendFigure;
  /** The selected month. */
  month: string;
  /** The team id, from 1 (none) to 5 (HSE): the people who are currently on the team, as on Summary. */
  teamId?: number | null | undefined;
};

/** The figure of `upFunnel` that is to be explained. */
export type ExplainUpFunnelInput = {
  /** Only ups of this salesperson. */
  employeeId?: number | null | undefined;
  /** The last day of the range, not before the first. */
  end: string;
  /** The figure to explain. */
  figure: FunnelFigure;
  /** Only the ups in this funnel group. */
  ofGroup?: FunnelGroupInput | null | undefined;
  /** Only ups with this Sold? value. */
  sold?: UpSold | null | undefined;
  /** The first day of the range. */
  start: string;
  /** Only ups of salespeople who are currently on this team: 1 (no team) to 5. */
  teamId?: number | null | undefined;
  /** Only ups of this type. */
  upType?: UpType | null | undefined;
};

/** A figure of `upStats` to explain. */
export type ExplainUpStatsInput = {
  /** Only ups of this salesperson. */
  employeeId?: number | null | undefined;
  /** The last day of the range, not before the first. */
  end: string;
  /** The counter to explain. */
  figure: UpCounter;
  /** Only ups with this Sold? value. */
  sold?: UpSold | null | undefined;
  /** The first day of the range. */
  start: string;
  /** Only ups of salespeople who are currently on this team: 1 (no team) to 5. */
  teamId?: number | null | undefined;
  /** Only ups of this type. */
  upType?: UpType | null | undefined;
};

/** A figure in one report, with its date range and subject. Set exactly one of these fields. */
export type ExplainedFigureInput =
  {   /** A total of `hog`. */
  hog: ExplainHogInput; leaderboard?: never; potOfGold?: never; summary?: never; tickSheet?: never; tradeStats?: never; trends?: never; upFunnel?: never; upStats?: never; }
  |  { hog?: never;   /** A figure in a row of `leaderboard`. */
  leaderboard: ExplainLeaderboardInput; potOfGold?: never; summary?: never; tickSheet?: never; tradeStats?: never; trends?: never; upFunnel?: never; upStats?: never; }
  |  { hog?: never; leaderboard?: never;   /** A figure of `potOfGold`. */
  potOfGold: ExplainPotOfGoldInput; summary?: never; tickSheet?: never; tradeStats?: never; trends?: never; upFunnel?: never; upStats?: never; }
  |  { hog?: never; leaderboard?: never; potOfGold?: never;   /** A figure of `summary`. */
  summary: ExplainSummaryInput; tickSheet?: never; tradeStats?: never; trends?: never; upFunnel?: never; upStats?: never; }
  |  { hog?: never; leaderboard?: never; potOfGold?: never; summary?: never;   /** A figure of `tickSheet`. */
  tickSheet: ExplainTickSheetInput; tradeStats?: never; trends?: never; upFunnel?: never; upStats?: never; }
  |  { hog?: never; leaderboard?: never; potOfGold?: never; summary?: never; tickSheet?: never;   /** A figure of `tradeStats`. */
  tradeStats: ExplainTradeStatsInput; trends?: never; upFunnel?: never; upStats?: never; }
  |  { hog?: never; leaderboard?: never; potOfGold?: never; summary?: never; tickSheet?: never; tradeStats?: never;   /** A monthly figure of `trends`. */
  trends: ExplainTrendsInput; upFunnel?: never; upStats?: never; }
  |  { hog?: never; leaderboard?: never; potOfGold?: never; summary?: never; tickSheet?: never; tradeStats?: never; trends?: never;   /** A figure of `upFunnel`. */
  upFunnel: ExplainUpFunnelInput; upStats?: never; }
  |  { hog?: never; leaderboard?: never; potOfGold?: never; summary?: never; tickSheet?: never; tradeStats?: never; trends?: never; upFunnel?: never;   /** A counter of `upStats`. */
  upStats: ExplainUpStatsInput; };

/** A figure in the funnel: see FunnelFigures. */
export type FunnelFigure =
  /** Be-Backs: Ups linked to an earlier visit. */
  | 'BE_BACKS'
  /** Be-Backs Sold: Be-backs marked sold (Sold = Yes). */
  | 'BE_BACKS_SOLD'
  /** Be-Back %: Be-backs marked sold, per 100 be-backs. To 2 decimals, ties rounded up; can exceed 100. Null if the divisor is 0. */
  | 'BE_BACK_RATE'
  /** Closing rate: Ups marked sold per 100 ups: ups with Sold = Yes ÷ ups × 100. To 2 decimals, ties rounded up. Null if there are no ups. Each up counts for its own salesperson. */
  | 'CLOSING_RATE'
  /** First Visits: Ups without an earlier visit. A B-Back that is not linked to an earlier visit does not count. */
  | 'FIRST_VISITS'
  /** First Sold: First visits marked sold (Sold = Yes). */
  | 'FIRST_VISITS_SOLD'
  /** First %: First visits marked sold, per 100 first visits. To 2 decimals, ties rounded up; can exceed 100. Null if the divisor is 0. */
  | 'FIRST_VISIT_RATE'
  /** Gross per up: Front plus back gross of the sold deals linked to the ups, each deal counted once, ÷ all ups. In dollars, from whole deals, including negatives, rounded once to the cent. Null if there are no ups or the viewer cannot see gross. */
  | 'GROSS_PER_UP'
  /** Sold: Ups with Sold = Yes. OAC (on approved credit) and ORD (ordered) do not count. */
  | 'SOLD'
  /** Linked deals: Ups linked to a sold deal, whether or not they are marked sold. A sold deal is DEL, not DEAD, and has a delivery date. Several ups can be linked to one deal. */
  | 'SOLD_BY_DEALS'
  /** Deal only, Linked to a sold deal, not marked sold: Ups linked to a sold deal, with Sold not set to Yes. */
  | 'SOLD_IN_DEALS_ONLY'
  /** Not linked, Marked sold, not linked to a sold deal: Ups marked sold (Sold = Yes) with no linked deal, or with a linked deal that is not sold. */
  | 'SOLD_IN_LOG_ONLY'
  /** Sold %: Sold ups per 100 write ups: sold ÷ write ups × 100. To 2 decimals, ties rounded up; can exceed 100. Null if the divisor is 0. */
  | 'SOLD_RATE'
  /** Test Drives: Ups with Test Drive? checked. */
  | 'TEST_DRIVES'
  /** Test Drive %: Test drives per 100 ups: test drives ÷ ups × 100. To 2 decimals, ties rounded up; can exceed 100. Null if the divisor is 0. */
  | 'TEST_DRIVE_RATE'
  /** Turns: Ups turned over to another salesperson. */
  | 'TURNS'
  /** Turn %: Ups turned over to another salesperson, per 100 ups: turns ÷ ups × 100. To 2 decimals, ties rounded up; can exceed 100. Null if the divisor is 0. */
  | 'TURN_RATE'
  /** Ups: All ups in the log. One up per row. */
  | 'UPS'
  /** Write Ups: Ups with Write Up? checked. */
  | 'WRITE_UPS'
  /** Write Up %: Write ups per 100 test drives: write ups ÷ test drives × 100. To 2 decimals, ties rounded up; can exceed 100. Null if the divisor is 0. */
  | 'WRITE_UP_RATE';

/** A group in the funnel. */
export type FunnelGroupInput = {
  /** The grouping that the group belongs to. */
  by: FunnelGrouping;
  /** The group: the id of a person or team, the type as shown on screen, a weekday from 1 (Monday) to 7, or the Monday of a week. Null means no person or no type. */
  key?: string | null | undefined;
};

/** How the ups in the funnel are grouped. */
export type FunnelGrouping =
  /** Grouped by the manager who went in. */
  | 'MANAGER'
  /** Grouped by salesperson. */
  | 'SALESPERSON'
  /** Grouped by the salesperson’s current team. */
  | 'TEAM'
  /** Grouped by type of up. */
  | 'UP_TYPE'
  /** Grouped by week, Monday to Sunday. */
  | 'WEEK'
  /** Grouped by weekday, Monday first. */
  | 'WEEKDAY';

/** A goal to set for an employee or a team or, if neither is given, for the store. */
export type GoalInput = {
  /** The employee id, for an employee’s goal. */
  employeeId?: number | null | undefined;
  /** The goal to set, in units. */
  goal: GoalUnitsInput;
  /** The goal as it was before the change; null if there was none. Error: CONFLICT if the current goal is different. */
  stood?: GoalUnitsInput | null | undefined;
  /** The team, for a team’s goal: 2 A, 3 B, 4 C, 5 HSE. */
  team?: number | null | undefined;
};

/** A goal: either only a total, or new and used units with their sum as the total. If all three are null or 0, there is no goal. */
export type GoalUnitsInput = {
  /** The goal for new units, a multiple of 0.5. */
  new?: number | null | undefined;
  /** The total in units, a multiple of 0.5 from 0 to 9,999.5. If new or used units are set, the total must be their sum. */
  total?: number | null | undefined;
  /** The goal for used units, a multiple of 0.5. */
  used?: number | null | undefined;
};

/** The state of a health check. */
export type HealthState =
  /** Worth a look. */
  | 'NOTE'
  /** Action needed. */
  | 'TROUBLE'
  /** No problem. */
  | 'WELL';

/** A totals box above the Hog grid: see HogTotals. */
export type HogFigure =
  /** Back Gross: Back gross of all listed deals. Negatives are subtracted. In dollars, rounded once to the cent. */
  | 'BACK_GROSS'
  /** Front Gross: Front gross of all listed deals. Negatives are subtracted. In dollars, rounded once to the cent. */
  | 'FRONT_GROSS'
  /** Split Deals: Listed deals with two salespeople, sold or not. */
  | 'SPLIT_DEALS'
  /** Total Entries: All listed deals, of every status. */
  | 'TOTAL_ENTRIES'
  /** Total Gross: Front plus back gross. In dollars, summed exactly and rounded once to the cent. */
  | 'TOTAL_GROSS'
  /** Total Sold: Units sold in the listed deals. For one person, a split counts as half. In steps of 0.5. */
  | 'TOTAL_SOLD';

/** The sort order of the Hog list. Blank values come last, and ties are sorted by log day, then deal number. */
export type HogSort =
  /** Sort by back gross. Blank counts as 0. */
  | 'BACK_GROSS'
  /** Sort by car type. */
  | 'CAR_TYPE'
  /** Sort by customer, ignoring case. */
  | 'CUSTOMER'
  /** Sort by front gross. Blank counts as 0. */
  | 'FRONT_GROSS'
  /** Sort by whether the Confirmed? box is checked. */
  | 'IS_CONFIRMED'
  /** Sort by whether the Updated? box is checked. */
  | 'IS_UPDATED'
  /** Sort by log day. */
  | 'LOG_DAY'
  /** Sort by deal number. */
  | 'NUMBER'
  /** Sort by the day on which the oldest open item of the kinds in `open` began, or by log day if `open` is absent. */
  | 'OPEN_SINCE'
  /** Sort by stock number, ignoring case. */
  | 'STOCK'
  /** Sort by front plus back gross. */
  | 'TOTAL_GROSS'
  /** Sort by vehicle, ignoring case. */
  | 'VEHICLE';

/** The outcome of a row in an import. */
export type ImportOutcome =
  /** Salesfloor has different data and keeps it. */
  | 'DIFFERS'
  /** The row is new and is added. */
  | 'NEW'
  /** The row cannot be imported and is skipped. */
  | 'REFUSED'
  /** The row’s data is already stored, or an earlier row contains the same data. */
  | 'UNCHANGED';

/** The state of an import. */
export type ImportState =
  /** The import is completed. */
  | 'DONE'
  /** The import is running. */
  | 'IMPORTING'
  /** The import can be previewed and run. Nothing has been imported yet. */
  | 'READY'
  /** The import is being undone. */
  | 'UNDOING'
  /** The import was undone, and everything that it created was deleted. */
  | 'UNDONE';

/** A figure on the leaderboard: see LeaderboardRow. Rank depends on `rankBy`. */
export type LeaderboardFigure =
  /** Front Gross: Front gross of the deals (half for a split). A deal at or below $0 counts as $0. In dollars, summed exactly and rounded once to the cent. */
  | 'GROSS'
  /** New: New cars sold. A whole deal is 1 unit, and half of a split is 0.5. Sold deals with car type New. */
  | 'NEW'
  /** Rank: Place by total units or by front gross, as selected. Ties are broken by the other figure, then by name. Ranks are 1, 2, 3 and so on, and are never shared. */
  | 'RANK'
  /** Total: All units sold (new, used and without a car type) plus vacation units. Up to 2 decimals. */
  | 'TOTAL'
  /** No car type: Sold deals without a car type. They count in the total, but not as New or Used. In steps of 0.5. */
  | 'UNCLASSIFIED'
  /** Used: Used and certified cars sold. A whole deal is 1 unit, and half of a split is 0.5. Sold deals with car type Used or Cert. */
  | 'USED';

/** Whether the leaderboard ranks people or teams. */
export type LeaderboardMode =
  /** People: active salespeople and anyone else credited, except the employee named HSE. */
  | 'EMPLOYEES'
  /** Teams A, B and C. A deal credits the final team on the deal, or the salesperson’s current team if there is none. */
  | 'TEAMS';

/** A figure with a list of the ups that it counts (rules.md, Up log). */
export type ListedUps =
  /** Appointments: Ups of type Appointment. */
  | 'APPOINTMENTS'
  /** Be-Backs: Ups linked to an earlier visit. */
  | 'BE_BACKS'
  /** Be-Backs Sold: Be-backs marked sold (Sold = Yes). */
  | 'BE_BACKS_SOLD'
  /** First Visits: Ups without an earlier visit. A B-Back that is not linked to an earlier visit does not count. */
  | 'FIRST_VISITS'
  /** First Sold: First visits marked sold (Sold = Yes). */
  | 'FIRST_VISITS_SOLD'
  /** Fresh Ups: Ups of type Fresh Up. */
  | 'FRESH_UPS'
  /** Sold: Ups with Sold = Yes. OAC (on approved credit) and ORD (ordered) do not count. */
  | 'SOLD'
  /** Linked deals: Ups linked to a sold deal, whether or not they are marked sold. A sold deal is DEL, not DEAD, and has a delivery date. Several ups can be linked to one deal. */
  | 'SOLD_BY_DEALS'
  /** Deal only, Linked to a sold deal, not marked sold: Ups linked to a sold deal, with Sold not set to Yes. */
  | 'SOLD_IN_DEALS_ONLY'
  /** Not linked, Marked sold, not linked to a sold deal: Ups marked sold (Sold = Yes) with no linked deal, or with a linked deal that is not sold. */
  | 'SOLD_IN_LOG_ONLY'
  /** Test Drives: Ups with Test Drive? checked. */
  | 'TEST_DRIVES'
  /** Turns: Ups turned over to another salesperson. */
  | 'TURNS'
  /** Ups: All ups in the log. One up per row. */
  | 'UPS'
  /** Write Ups: Ups with Write Up? checked. */
  | 'WRITE_UPS';

/** How a row of the file and a deal were matched. */
export type MatchedBy =
  /** Matched by deal number. */
  | 'NUMBER'
  /** Matched by a user. */
  | 'PERSON'
  /** Matched by stock number. */
  | 'STOCK';

/** The meaning of a name in a file. */
export type NameMeaning =
  /** A new, inactive person. */
  | 'NEW'
  /** No person: the field stays blank. */
  | 'NOBODY'
  /** Not decided yet. */
  | 'OPEN'
  /** An existing employee. */
  | 'PERSON';

/** A new deal, with its number and the fields of the deal form. */
export type NewDealInput = {
  /** The day the deal was added to the log. Defaults to today for a new deal; cannot be blank. */
  addedDate?: string | null | undefined;
  /** Sales 2: the additional salesperson. */
  additionalId?: number | null | undefined;
  /** The vehicle, as typed, at most 200 characters. */
  carInfo?: string | null | undefined;
  /** New, Used or Cert. Null means blank: the deal counts in totals only. */
  carType?: CarType | null | undefined;
  /** Sales 1: the salesperson who closed the deal. */
  closerId?: number | null | undefined;
  /** The customer’s name as typed, at most 200 characters. */
  customerName?: string | null | undefined;
  /** The status of the paperwork. Null means blank. */
  dealStatus?: DealStatus | null | undefined;
  /** The delivery date, which can be in the future. */
  deliveryDate?: string | null | undefined;
  /** The status of the delivery. Null means blank. */
  deliveryStatus?: DeliveryStatus | null | undefined;
  /** The finance manager (F&I) on the deal. */
  finManagerId?: number | null | undefined;
  /** Notes, at most 5,000 characters. */
  notes?: string | null | undefined;
  /** The deal number, 1 to 2147483647. Must not be taken. */
  number: number;
  /** The sales manager on the deal. */
  salesManagerId?: number | null | undefined;
  /** The stock number, as typed, at most 200 characters. */
  stockNum?: string | null | undefined;
  /** The customer’s trade-ins. Null means blank. */
  tradeStatus?: TradeStatus | null | undefined;
};

/** The number format of the amounts in a file. It does not apply to numeric cells in a workbook. */
export type NumberFormat =
  /** 1.234,50 */
  | 'COMMA'
  /** 1,234.50 */
  | 'POINT';

/** The kind of open item on a deal (rules.md, Open items). */
export type OpenPointKind =
  /** Changed since confirmed: a field other than Updated?, Confirmed? and the notes differs from its value when the deal was confirmed. Open since the first change to such a field. */
  | 'CHANGED'
  /** Sold, with front or back gross missing. Open since the delivery date. */
  | 'GROSS'
  /** Any kind except UNCONFIRMED and CHANGED, on a deal in a closed month, where it cannot be resolved. Not included in the number of deals with open items. Open since the day on which the oldest such item began. */
  | 'LOCKED'
  /** Sold without a salesperson. Open since the delivery date. */
  | 'NOBODY'
  /** Past its delivery date and not DEL. Open since the delivery date. */
  | 'OVERDUE'
  /** Sold without a car type. Open since the delivery date. */
  | 'UNCLASSIFIED'
  /** Sold more than `toDoDays.confirm` days ago and not confirmed. Open since the delivery date. */
  | 'UNCONFIRMED'
  /** DEL without a delivery date. Open since the day the deal became DEL. */
  | 'UNDATED'
  /** TBA or IN FINANCE for more than `toDoDays.wait` days. Open since the day the deal got that status, or the earlier day if it has both. */
  | 'WAITING';

/** A figure in the pot of gold: for one person, a figure of PotRow; for all people, a figure of PotOfGold. Yes-or-no figures, such as Qualified, are 1 or 0. */
export type PotFigure =
  /** Earned Spiff: Used Sold × spiff per used car. Zero if not qualified. In dollars: the person’s used units × pot ÷ used units of all people who qualify. */
  | 'EARNED'
  /** Fast Start: At least 5 used units delivered on days 1–16 of the month. Does not depend on whether the person qualifies. */
  | 'IS_FAST_START'
  /** Qualified: Total Sold is 12 or more, so the person earns spiff. */
  | 'IS_QUALIFIED'
  /** Spiff per used car: The pot ÷ used units of all people who qualify. In dollars. 0 if no one who qualifies sold a used unit. Rounded for display only. */
  | 'SPIFF_PER_USED_CAR'
  /** Total Spiff: Spiff to pay: the earned spiff, × 1.5 with a fast start. In dollars. */
  | 'TOTAL'
  /** Total of all spiffs: The sum of Total Spiff. Fast starts can push it above the pot. In dollars, rounded once to the cent. */
  | 'TOTAL_PAID'
  /** Total Sold: Units sold in the month, including vacation units. Credited units, up to 2 decimals. */
  | 'TOTAL_SOLD'
  /** Used Sold: Used and certified units sold in the month. Credited units of car types Used and Cert, in steps of 0.5. */
  | 'USED_SOLD'
  /** VAC, Vacation units: Vacation units included in Total Sold. Up to 2 decimals. */
  | 'VACATION';

/** The figure that determines the ranks. Ties are broken by the other figure, then by name. */
export type Ranking =
  /** Top Front Gross. */
  | 'GROSS'
  /** Top Total Deals: total units, including people’s vacation units. */
  | 'UNITS';

/** A field with recorded changes: a deal field, as in DealField, or a field of another item. In the history, people, teams and positions are stored by name, days as YYYY-MM-DD, dollar amounts as decimal text, and checkboxes as "true" or "false". */
export type RecordedField =
  /** The last day on which the access token is valid. */
  | 'ACCESS_TOKEN_EXPIRES_ON'
  /** The name of the access token. */
  | 'ACCESS_TOKEN_NAME'
  /** The day the deal was added to the log. Defaults to today for a new deal; cannot be blank. */
  | 'ADDED_DATE'
  /** Sales 2: the additional salesperson. */
  | 'ADDITIONAL'
  /** The additional salesperson’s team, frozen when the deal was sold (1 means no team; rules.md, A deal). */
  | 'ADDITIONAL_TEAM_FINAL'
  /** Back gross for the whole deal, in dollars. Null means not entered yet and counts as 0. */
  | 'BACK_GROSS'
  /** The vehicle, as typed, at most 200 characters. */
  | 'CAR_INFO'
  /** New, Used or Cert. Null means blank: the deal counts in totals only. */
  | 'CAR_TYPE'
  /** Sales 1: the salesperson who closed the deal. */
  | 'CLOSER'
  /** The closer’s team, frozen when the deal was sold (1 means no team; rules.md, A deal). */
  | 'CLOSER_TEAM_FINAL'
  /** The customer’s name as typed, at most 200 characters. */
  | 'CUSTOMER_NAME'
  /** The IP address of the request. */
  | 'DATA_ACCESS_ADDRESS'
  /** The filter used to select the rows. */
  | 'DATA_ACCESS_FILTER'
  /** Whether the transfer was interrupted. */
  | 'DATA_ACCESS_IS_BROKEN_OFF'
  /** The number of rows sent. For an interrupted transfer, the maximum that may have been sent. */
  | 'DATA_ACCESS_LINES'
  /** How many times this happened within the hour, if more than once. */
  | 'DATA_ACCESS_TIMES'
  /** The status of the paperwork. Null means blank. */
  | 'DEAL_STATUS'
  /** The delivery date, which can be in the future. */
  | 'DELIVERY_DATE'
  /** The status of the delivery. Null means blank. */
  | 'DELIVERY_STATUS'
  /** The boards that the display shows, in order. */
  | 'DISPLAY_BOARDS'
  /** Whether the display plays a sound when a deal is sold. */
  | 'DISPLAY_HAS_SOUND'
  /** The display’s location, which is also its name. */
  | 'DISPLAY_NAME'
  /** Seconds per board. */
  | 'DISPLAY_SECONDS'
  /** Whether the leaderboard on the display shows gross. */
  | 'DISPLAY_SHOWS_GROSS'
  /** The color theme of the display. */
  | 'DISPLAY_THEME'
  /** The work email that this person signs in with. */
  | 'EMPLOYEE_EMAIL'
  /** Whether this person currently works here, can sign in and appears in menus. */
  | 'EMPLOYEE_IS_ACTIVE'
  /** The full name. Lists are sorted by its last word (rules.md, Calendar). */
  | 'EMPLOYEE_NAME'
  /** The position: 0 salesperson, 1 sales manager, 2 finance manager, 3 manager, 4 office staff, 5 admin, 6 BDC staff. */
  | 'EMPLOYEE_POSITION'
  /** "linked" once the person has signed in; blank before the first sign-in and after an admin unlinks the sign-in. */
  | 'EMPLOYEE_SIGN_IN'
  /** The current team: 1 None, 2 A, 3 B, 4 C, 5 HSE; null also means None. */
  | 'EMPLOYEE_TEAM'
  /** The name of the deleted file. */
  | 'FILE_FILE_NAME'
  /** The number of rows in the deleted file. */
  | 'FILE_LINE_COUNT'
  /** The finance manager (F&I) on the deal. */
  | 'FINANCE_MANAGER'
  /** Front gross for the whole deal, in dollars. Null means not entered yet and counts as 0. */
  | 'FRONT_GROSS'
  /** The goal for new units, if the goal is split into new and used. */
  | 'GOAL_NEW'
  /** The goal for the month, in units. */
  | 'GOAL_TOTAL'
  /** The goal for used units, if the goal is split into new and used. */
  | 'GOAL_USED'
  /** The employee who accepted the invite. */
  | 'INVITE_ACCEPTED_BY'
  /** The work email of the invited person. */
  | 'INVITE_EMAIL'
  /** Whether office staff checked the Confirmed? box. */
  | 'IS_CONFIRMED'
  /** Whether office staff checked the Updated? box. */
  | 'IS_UPDATED'
  /** The message on all displays; blank means no message. */
  | 'MESSAGE_TEXT'
  /** Whether the month is closed. */
  | 'MONTH_IS_CLOSED'
  /** The reason for reopening the month. */
  | 'MONTH_REASON'
  /** Notes, at most 5,000 characters. */
  | 'NOTES'
  /** The deal number that people use (deal_id in REST). It is unique and can be changed. */
  | 'NUMBER'
  /** The pot of gold for a month, in dollars. */
  | 'POT_TOTAL'
  /** The sales manager on the deal. */
  | 'SALES_MANAGER'
  /** The stock number, as typed, at most 200 characters. */
  | 'STOCK_NUM'
  /** The number of days that a sold deal may stay unconfirmed. */
  | 'TO_DO_DAYS_CONFIRM'
  /** The number of days that a deal may stay in TBA or IN FINANCE. */
  | 'TO_DO_DAYS_WAIT'
  /** The customer’s trade-ins. Null means blank. */
  | 'TRADE_STATUS'
  /** The number of the linked deal at the time of the change. */
  | 'UP_LINK_DEAL'
  /** The day and the salesperson of the earlier visit. */
  | 'UP_LINK_VISIT_BEFORE'
  /** The salesperson’s state in the rotation. */
  | 'UP_TURN_STATE'
  /** The employee’s vacation units for the month. */
  | 'VACATION_UNITS'
  /** The completed working days in a month. */
  | 'WORKING_DAYS_COMPLETED'
  /** The total working days in a month. */
  | 'WORKING_DAYS_TOTAL';

/** The file format of an attached saved view. */
export type ReportFileFormat =
  /** CSV. */
  | 'CSV'
  /** An Excel workbook, which also opens in Numbers and Google Sheets. */
  | 'WORKBOOK';

/** The kind of an email report (morning-report.md, Kinds). */
export type ReportKind =
  /** Daily report: the store today, the leaderboard, deliveries and open items. */
  | 'DAY'
  /** My month: the recipient’s own month as a salesperson. A recipient who is no longer a salesperson gets the daily report. */
  | 'MY_MONTH'
  /** Tick sheet: the tick sheet of this month. */
  | 'TICK_SHEET'
  /** Saved view: a view as an attached file. */
  | 'VIEW';

/** The result of sending a report (morning-report.md, Sending times). */
export type SendingState =
  /** The server stopped while the report was being sent. It may not have arrived. */
  | 'CUT_OFF'
  /** The mail server rejected the address or the email permanently. `detail` contains the reason. */
  | 'REFUSED'
  /** Being sent. */
  | 'SENDING'
  /** Accepted by the mail server. */
  | 'SENT'
  /** Not sent. `detail` contains the reason: the server was down or the mail server failed for four hours, email was off, the recipient was not active, or the view was deleted. */
  | 'SKIPPED'
  /** Waiting to be sent. `detail` contains the error of the last attempt. */
  | 'WAITING';

/** A monthly setting that an amount is based on. */
export type SettingName =
  /** The goals set on the tick sheet. */
  | 'GOAL'
  /** The monthly pot total of the pot of gold. */
  | 'POT'
  /** The working days set on the tick sheet. */
  | 'WORKING_DAYS';

/** The meaning of a name in a file. */
export type SettledName = {
  /** The meaning of the name. */
  as: NameMeaning;
  /** The id of the employee, if the meaning is PERSON. */
  employeeId?: number | null | undefined;
  /** The name; case and spaces do not matter. */
  name: string;
};

/** The value to use where a field does not accept a cell’s text. */
export type SettledValue = {
  /** The name of the field. */
  field: string;
  /** A value that the field accepts, or 0 for an amount; empty for blank. Null removes the value. */
  means?: string | null | undefined;
  /** The cell text, 1 to 100 characters; case does not matter. */
  text: string;
};

/** Changes to how a sheet is read. Absent fields stay unchanged. If the header row changes and no columns are sent, the columns are detected again. */
export type SheetColumnsInput = {
  /** The field name for each column, from left to right, with no repeats; null skips a column. */
  columns?: Array<string | null | undefined> | null | undefined;
  /** The format for dates. */
  dayFormat?: DayFormat | null | undefined;
  /** The number of the row with the column headers, 1 to 50; 0 if there is none. */
  headRow?: number | null | undefined;
  /** The latest day for dates without a year, in this file only. Such a date is read as the last one on or before this day. */
  latestDay?: string | null | undefined;
  /** The number format for amounts. */
  numberFormat?: NumberFormat | null | undefined;
  /** Whether rows with the same deal number are combined and their amounts are added up. */
  sumLines?: boolean | null | undefined;
  /** The values to use for cell texts, at most 1,000. Values from earlier calls are kept. */
  values?: Array<SettledValue> | null | undefined;
};

/** A file to upload. */
export type SheetInput = {
  /** The file name, 1 to 200 characters. */
  fileName: string;
  /** The number of rows, including empty rows. */
  lineCount: number;
  /** The purpose of the file. */
  purpose?: SheetPurpose;
  /** The SHA-256 hash of the file’s bytes or of the pasted text, in lowercase hexadecimal digits. */
  sha256: string;
  /** The tab of a workbook, at most 100 characters. */
  tab?: string | null | undefined;
};

/** The purpose of a file, which determines the fields that its columns can be matched to. */
export type SheetPurpose =
  /** To compare gross: at most 20,000 rows. */
  | 'COMPARE'
  /** To import deals: at most 60,000 rows. */
  | 'IMPORT_DEALS'
  /** To import people: at most 60,000 rows. */
  | 'IMPORT_PEOPLE';

/** A column of the summary’s stats. */
export type StatsColumn =
  /** Current: Sold on the days shown. */
  | 'CURRENT'
  /** Diff: Current − prior year. */
  | 'DIFFERENCE'
  /** Prior Year: Sold on the same days a year earlier. */
  | 'PRIOR';

/** The operation that combines an amount with the result of the amounts before it, from left to right. */
export type StepOperator =
  /** Compares the amounts: 1 if the result so far is at least the amount, otherwise 0. */
  | 'AT_LEAST'
  /** Subtracts the amount. */
  | 'MINUS'
  /** Divides by the amount, which is never 0. */
  | 'OVER'
  /** Adds the amount. The first amount in a step is added to 0. */
  | 'PLUS'
  /** Multiplies by the amount. */
  | 'TIMES';

/** A figure on the summary: for the store, a line of SummaryStats, in which each deal counts as 1; for people, a figure of SummaryFigures. */
export type SummaryFigure =
  /** Certified: Certified cars sold, each counted as 1. They also count as Used. */
  | 'CERTIFIED'
  /** Front End Gross: Front gross of the deals (half for a split). Negatives are subtracted. In dollars, summed exactly and rounded once to the cent. */
  | 'FRONT_GROSS'
  /** Gross: Front plus back gross of all deals sold. Negatives are subtracted. In dollars. */
  | 'GROSS'
  /** New: New cars sold. A whole deal is 1 unit, and half of a split is 0.5. Sold deals with car type New. */
  | 'NEW'
  /** Total: All units sold: new, used, and those without a car type. In steps of 0.5. */
  | 'TOTAL'
  /** No car type: Sold deals without a car type. They count in the total, but not as New or Used. In steps of 0.5. */
  | 'UNCLASSIFIED'
  /** Used: Used and certified cars sold. A whole deal is 1 unit, and half of a split is 0.5. Sold deals with car type Used or Cert. */
  | 'USED'
  /** VAC, Vacation units: Vacation units of the months that begin in this period. A month counts if the range contains its first day. Up to 2 decimals. */
  | 'VACATION';

/** What-if units for one person, counted as delivered today in addition to the recorded units. */
export type SupposedUnits = {
  /** The employee id. */
  employeeId: number;
  /** New units in steps of 0.5, from 0 to 100. */
  new?: number;
  /** Used units in steps of 0.5, from 0 to 100. */
  used?: number;
};

/** A figure on the tick sheet. For people: the figures of TickFigures. For the store: New, Used, Total Sold, No car type and their tracks. For both, if a goal is set: the figures of GoalFigures. */
export type TickFigure =
  /** vs. Goal: How far the track is ahead of the goal: track − goal. Negative if it is behind. In steps of 0.5. Null if the month is in the future. */
  | 'AGAINST_GOAL'
  /** Goal: Unit goal for the month. In steps of 0.5. */
  | 'GOAL'
  /** Per Day: Units needed per remaining day to meet the goal: To Go ÷ working days left. To 2 decimals, ties rounded up. Null if no days are left. */
  | 'NEEDED_A_DAY'
  /** New: New cars sold. A whole deal is 1 unit, and half of a split is 0.5. Sold deals with car type New. */
  | 'NEW'
  /** New Track: Projected new units at month end at the current pace: new ÷ working days completed × total working days. Only for the store. To the nearest 0.5, like Track. */
  | 'NEW_TRACK'
  /** Prev, Previous month: Units sold in the previous month, plus its vacation units. Covers the month before the month in which the range starts, up to 2 decimals. Source deals: `previousRange`. */
  | 'PREVIOUS'
  /** 3MAvg, Three-month average: Units sold in the previous three calendar months ÷ 3. Covers the three months before the month in which the range starts, to 1 decimal. Source deals: `averageRange`. */
  | 'THREE_MONTH_AVERAGE'
  /** Total Sold: All units sold: new, used, and those without a car type. In steps of 0.5. */
  | 'TOTAL'
  /** To Go: Units still needed to meet the goal: goal − sold. 0 once the goal is met. */
  | 'TO_GO'
  /** Track: Projected units at month end at the current pace: sold ÷ working days completed × total working days. Rounded to the nearest 0.5, with ties rounded up. For a past range, this is the units sold; for a future range, it is 0 (rules.md, Tick sheet). */
  | 'TRACK'
  /** No car type: Sold deals without a car type. They count in the total, but not as New or Used. In steps of 0.5. */
  | 'UNCLASSIFIED'
  /** Used: Used and certified cars sold. A whole deal is 1 unit, and half of a split is 0.5. Sold deals with car type Used or Cert. */
  | 'USED'
  /** Used Track: Projected used units at month end at the current pace: used ÷ working days completed × total working days. To the nearest 0.5, like Track. */
  | 'USED_TRACK'
  /** VAC, Vacation units: Vacation units of the months that begin in this period. A month counts if the range contains its first day. Up to 2 decimals. */
  | 'VACATION';

/** A figure in the trade stats: see TradeFigures. */
export type TradeFigure =
  /** Delivered Deals: Deals sold, each counted as 1. With or without a credited salesperson. */
  | 'DELIVERED'
  /** Trade %: Cars traded in per 100 delivered deals: trades ÷ delivered × 100. To 2 decimals, ties rounded up; can exceed 100. 0 if nothing was delivered. */
  | 'PERCENT'
  /** Trades: Cars traded in: TRADE counts as 1, TRADE X2 as 2. */
  | 'TRADES';

/** The customer’s trade-ins. */
export type TradeStatus =
  /** No trade-in. Shown as NO TRADE. */
  | 'NO_TRADE'
  /** One trade-in. Counts as 1 in the trade %. */
  | 'TRADE'
  /** Two trade-ins. Counts as 2 in the trade %. Shown as TRADE X2. */
  | 'TRADE_X2';

/** A monthly figure in the trends: see TrendMonth. */
export type TrendFigure =
  /** Back per unit: Average back gross per unit: back gross ÷ units. In dollars, including negatives, rounded once to the cent. Null if there are no units. */
  | 'BACK_GROSS_PER_UNIT'
  /** Closing rate: Ups marked sold per 100 ups: ups with Sold = Yes ÷ ups × 100. To 2 decimals, ties rounded up. Null if there are no ups. Each up counts for its own salesperson. */
  | 'CLOSING_RATE'
  /** Front per unit: Average front gross per unit: front gross ÷ units. In dollars, including negatives, rounded once to the cent. Null if there are no units. */
  | 'FRONT_GROSS_PER_UNIT'
  /** Gross per unit: Average gross per unit: (front gross + back gross) ÷ units. In dollars, rounded once to the cent, so it can differ by a cent from the sum of front and back per unit. Null if there are no units. */
  | 'GROSS_PER_UNIT'
  /** New: New cars sold. A whole deal is 1 unit, and half of a split is 0.5. Sold deals with car type New. */
  | 'NEW'
  /** Trade %: Cars traded in per 100 sold: trades ÷ sold × 100. TRADE counts as 1, TRADE X2 as 2. To 2 decimals, ties rounded up; can exceed 100. Sold is in units, and half of a split counts as half of its trades. Null if there are no units. */
  | 'TRADE_PERCENT'
  /** No car type: Sold deals without a car type. They count in the total, but not as New or Used. In steps of 0.5. */
  | 'UNCLASSIFIED'
  /** Units: All units sold: new, used, and those without a car type. For the store, each deal counts as 1. In steps of 0.5. For the store, uncredited deals count too. */
  | 'UNITS'
  /** Used: Used and certified cars sold. A whole deal is 1 unit, and half of a split is 0.5. Sold deals with car type Used or Cert. */
  | 'USED';

/** The counters of ups (rules.md, Up log, "Counters"). */
export type UpCounter =
  /** Appointments: Ups of type Appointment. */
  | 'APPOINTMENTS'
  /** Fresh Ups: Ups of type Fresh Up. */
  | 'FRESH_UPS'
  /** Sold: Ups with Sold = Yes. OAC (on approved credit) and ORD (ordered) do not count. */
  | 'SOLD'
  /** Test Drives: Ups with Test Drive? checked. */
  | 'TEST_DRIVES'
  /** Turns: Ups turned over to another salesperson. */
  | 'TURNS'
  /** Ups: All ups in the log. One up per row. */
  | 'UPS'
  /** Write Ups: Ups with Write Up? checked. */
  | 'WRITE_UPS';

/** The fields of an up, with people by employee id. A field that is not sent stays unchanged (blank on a new row); null clears it. */
export type UpInput = {
  /** The customer’s name as typed, at most 200 characters. */
  customerName?: string | null | undefined;
  /** The salesperson on the up. */
  employeeId?: number | null | undefined;
  /** Whether the BDC brought the customer in (BDC Up?). It cannot be null. */
  isBdcUp?: boolean | null | undefined;
  /** Whether the customer took a test drive (Test Drive?). It cannot be null. */
  isTestDrive?: boolean | null | undefined;
  /** Whether the customer was written up (Write Up?). It cannot be null. */
  isWriteUp?: boolean | null | undefined;
  /** The manager who went in. */
  managerIntoId?: number | null | undefined;
  /** Notes, at most 5,000 characters. */
  notes?: string | null | undefined;
  /** Whether the customer bought (Sold?). Null is shown as "?" and does not mean No. */
  sold?: UpSold | null | undefined;
  /** The time when the customer came in, in store time, as HH:mm from 00:00 to 23:59. */
  timeUp?: string | null | undefined;
  /** Turned To: the salesperson who took over the customer. */
  turnedToId?: number | null | undefined;
  /** The type of up. Null means blank. */
  upType?: UpType | null | undefined;
};

/** Whether the customer bought. Unset is shown as "?" and does not mean No. */
export type UpSold =
  /** Shown as "No". */
  | 'NO'
  /** Shown as "OAC". */
  | 'OAC'
  /** Shown as "ORD". */
  | 'ORD'
  /** Shown as "Yes". The Sold counter counts only this value. */
  | 'YES';

/** The sort order of the up statistics. People are sorted by name; ups that tie are sorted by day, then by position. */
export type UpStatsSort =
  /** Sort by whether the BDC Up? box is checked. */
  | 'BDC_UP'
  /** Sort by customer, ignoring case; blank names come last. */
  | 'CUSTOMER'
  /** Sort by day, then by log order. */
  | 'DATE'
  /** Sort by the salesperson’s name; unassigned ups come last. */
  | 'SALESPERSON'
  /** Sort by Sold?; ups without a value come last. */
  | 'SOLD'
  /** Sort by whether the Test Drive? box is checked. */
  | 'TEST_DRIVE'
  /** Sort by time of day; ups without a time come last. */
  | 'TIME_UP'
  /** Sort by the name of the Turned To person; ups without a Turned To person come last. */
  | 'TURNED_TO'
  /** Sort by type; ups without a type come last. */
  | 'UP_TYPE'
  /** Sort by whether the Write Up? box is checked. */
  | 'WRITE_UP';

/** One of the ten types of ups. */
export type UpType =
  /** Shown as "Appointment". Counts toward Appointments. */
  | 'APPOINTMENT'
  /** Shown as "BDC Spin". */
  | 'BDC_SPIN'
  /** Shown as "Buy Bid". */
  | 'BUY_BID'
  /** Shown as "B-Back". */
  | 'B_BACK'
  /** Shown as "Chase". */
  | 'CHASE'
  /** Shown as "Fresh Up". Counts toward Fresh Ups. */
  | 'FRESH_UP'
  /** Shown as "On Turn". */
  | 'ON_TURN'
  /** Shown as "Service Cust". */
  | 'SERVICE_CUST'
  /** Shown as "Timed Out". */
  | 'TIMED_OUT'
  /** Shown as "With Customer". */
  | 'WITH_CUSTOMER';

/** A list with filters that can be saved as a view (views.md). */
export type ViewedList =
  /** Activity, /activity. */
  | 'ACTIVITY'
  /** Changes, /changes. */
  | 'CHANGES'
  /** Hog, /hog. */
  | 'HOG'
  /** Up Log Stats, /uplogstats. */
  | 'UP_LOG_STATS';
