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

/** An amount that is compared. */
export type ComparedAmount =
  /** Back gross. */
  | 'backGross'
  /** Front gross. */
  | 'frontGross'
  /** Front and back gross together. */
  | 'totalGross';

/** In which group a line of a file or a deal stands. */
export type ComparedGroup =
  /** A line and its deal, one of whose amounts is another. */
  | 'DIFFERS'
  /** A line and its deal, whose amounts are the same. */
  | 'EQUAL'
  /** A line without a deal. */
  | 'ONLY_FILE'
  /** A deal without a line. */
  | 'ONLY_HERE'
  /** A line that names no deal or whose amounts cannot be read; with its deal. */
  | 'UNREADABLE';

/** A line that an act is about. */
export type ComparedLineInput = {
  /** Its place. */
  place: number;
  /** The version of its deal that one sees, when it was changed since it was compared. Without one the deal has to be as it was compared. */
  version?: number | null | undefined;
};

/** What was done to lines. */
export type ComparisonActKind =
  /** Confirmed? was ticked. */
  | 'CONFIRM'
  /** Left open, with a word for those who type gross. */
  | 'HAND_ON'
  /** Ours was kept, with a note. */
  | 'KEEP'
  /** A deal was said to be the line’s. */
  | 'MATCH'
  /** Theirs was taken. */
  | 'TAKE';

/** What was decided. */
export type ComparisonDecision =
  /** Ours was kept. */
  | 'KEPT'
  /** Theirs was taken. */
  | 'TAKEN';

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

/** How a salesperson took part in a deal. */
export type CreditRole =
  /** As the additional salesperson of a split: 0.5. */
  | 'ADDITIONAL'
  /** As closer of a split: 0.5. */
  | 'CLOSER'
  /** Alone: 1 unit. */
  | 'SOLO';

/** How a file writes its days in digits. YYYY-MM-DD is always understood. */
export type DayFormat =
  /** 22/11/2026, 22.11.2026 */
  | 'DAY_FIRST'
  /** 11/22/2026 */
  | 'MONTH_FIRST';

/** What became of a deal of a month between two closings. */
export type DealDifferenceKind =
  /** It was recorded in the month, brought back, or moved in. */
  | 'ADDED'
  /** Something that counts was changed. */
  | 'CHANGED'
  /** It was deleted or moved out. */
  | 'REMOVED';

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

/** What a display can show in turn (display.md, Boards). */
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

/** A field that is not named is left as it is. */
export type EmployeeInput = {
  /** The work e-mail that the first sign-in goes by; it cannot be emptied. */
  email?: string | null | undefined;
  /** Whether they work here; it cannot be emptied. */
  isActive?: boolean | null | undefined;
  /** Full name, at most 200 characters; it cannot be emptied. */
  name?: string | null | undefined;
  /** 0 to 6; it cannot be emptied. */
  position?: number | null | undefined;
  /** 1 to 5, or null for none. Stored for positions 0 and 1; for others the old one is kept. */
  team?: number | null | undefined;
};

/** Which figure of `hog`. */
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

/** Which figure of `leaderboard`. */
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

/** Which figure of `potOfGold`. */
export type ExplainPotOfGoldInput = {
  /** Whose, of a person’s figure. */
  employeeId?: number | null | undefined;
  /** Which figure. */
  figure: PotFigure;
  /** The month. */
  month: string;
};

/** Which figure of `summary`. */
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

/** Which figure of `tickSheet`. */
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

/** Which figure of `tradeStats`. */
export type ExplainTradeStatsInput = {
  /** The last delivery date, not before the first. */
  end: string;
  /** Which figure. */
  figure: TradeFigure;
  /** The first delivery date. */
  start: string;
};

/** Which figure of `trends`. */
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

/** Which figure of `upFunnel`. */
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

/** Which figure of `upStats`. */
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

/** A goal to set: of an employee, of a team, or of the store when neither is named. */
export type GoalInput = {
  /** Whose it is, when it is a person’s. */
  employeeId?: number | null | undefined;
  /** What it is to be. */
  goal: GoalUnitsInput;
  /** What it was when it was read; null when there was none. CONFLICT when it is something else now. */
  stood?: GoalUnitsInput | null | undefined;
  /** Whose it is, when it is a team’s own: 2 A, 3 B, 4 C, 5 HSE. */
  team?: number | null | undefined;
};

/** A goal: its total alone, or new and used, whose sum it is. All null or 0 is no goal. */
export type GoalUnitsInput = {
  /** New ones of them, in halves. */
  new?: number | null | undefined;
  /** Units in halves, 0 to 9,999.5; beside new and used, their sum. */
  total?: number | null | undefined;
  /** Used ones of them, in halves. */
  used?: number | null | undefined;
};

/** How a thing that is looked after is. */
export type HealthState =
  /** Worth a look. */
  | 'NOTE'
  /** Something has to be done. */
  | 'TROUBLE'
  /** All is well. */
  | 'WELL';

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

/** What becomes of a line. */
export type ImportOutcome =
  /** Something else is stored, which stays. */
  | 'DIFFERS'
  /** It is recorded. */
  | 'NEW'
  /** It cannot be recorded. */
  | 'REFUSED'
  /** The same is stored already, or an earlier line says it. */
  | 'UNCHANGED';

/** Where an import stands. */
export type ImportState =
  /** All of it is recorded. */
  | 'DONE'
  /** It is being run. */
  | 'IMPORTING'
  /** It can be looked at and run; nothing is written yet. */
  | 'READY'
  /** It is being undone. */
  | 'UNDOING'
  /** All that it recorded is gone. */
  | 'UNDONE';

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

/** By what a line and its deal were matched. */
export type MatchedBy =
  /** The deal number. */
  | 'NUMBER'
  /** Somebody said that it is so. */
  | 'PERSON'
  /** The stock number. */
  | 'STOCK';

/** Whom a name of a file means. */
export type NameMeaning =
  /** Someone new, who is inactive. */
  | 'NEW'
  /** Nobody: the field stays blank. */
  | 'NOBODY'
  /** Nobody has said yet. */
  | 'OPEN'
  /** One of the people. */
  | 'PERSON';

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

/** How a file writes its amounts. Numbers of a workbook have no writing. */
export type NumberFormat =
  /** 1.234,50 */
  | 'COMMA'
  /** 1,234.50 */
  | 'POINT';

/** What someone still has to do about a deal (rules.md, Open items). */
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

/** The file of a saved view. */
export type ReportFileFormat =
  /** CSV. */
  | 'CSV'
  /** A workbook for Excel, Numbers and Sheets. */
  | 'WORKBOOK';

/** What a report by mail is about (morning-report.md, Kinds). */
export type ReportKind =
  /** The day: the store today, the leaderboard, deliveries, what is open. */
  | 'DAY'
  /** My month: a salesperson’s own; who is none any more gets the day. */
  | 'MY_MONTH'
  /** Tick sheet: this month’s. */
  | 'TICK_SHEET'
  /** A saved view, as a file that is attached. */
  | 'VIEW';

/** What became of a report (morning-report.md, Sending times). */
export type SendingState =
  /** The server was killed while it was sent; it may not have arrived. */
  | 'CUT_OFF'
  /** The mail server refused the address, or the mail, for good; `detail` says why. */
  | 'REFUSED'
  /** Being sent. */
  | 'SENDING'
  /** The mail server has accepted it. */
  | 'SENT'
  /** Not sent; `detail` says why: the server or the mail server was away for four hours, mail was off, the person was not active, the view was deleted. */
  | 'SKIPPED'
  /** To be sent; `detail` says what the last try failed of. */
  | 'WAITING';

/** A setting of a month that an amount stands on. */
export type SettingName =
  /** The goals of the tick sheet. */
  | 'GOAL'
  /** The pot of the pot of gold. */
  | 'POT'
  /** The working days of the tick sheet. */
  | 'WORKING_DAYS';

/** Whom a name of a file means. */
export type SettledName = {
  /** Whom it means. */
  as: NameMeaning;
  /** The employee, for PERSON. */
  employeeId?: number | null | undefined;
  /** The name; case and blanks do not matter. */
  name: string;
};

/** What a text means that its field cannot be read as. */
export type SettledValue = {
  /** The name of the field. */
  field: string;
  /** One of the words for the field’s values, 0 for an amount; empty leaves it empty; null is open again. */
  means?: string | null | undefined;
  /** The text, 1 to 100 characters; case does not matter. */
  text: string;
};

/** How a sheet is to be read; what is absent stays. Under another head the columns are recognized anew, unless they are sent. */
export type SheetColumnsInput = {
  /** The name of a field for each column from the left, each field once; null leaves a column out. */
  columns?: Array<string | null | undefined> | null | undefined;
  /** How days are written in digits. */
  dayFormat?: DayFormat | null | undefined;
  /** The line of the head, 1 to 50; 0 for none. */
  headRow?: number | null | undefined;
  /** A day without a year is the last one of its date up to this day. It holds for this file alone. */
  latestDay?: string | null | undefined;
  /** How amounts are written. */
  numberFormat?: NumberFormat | null | undefined;
  /** Whether several lines of one deal number are one, with its amounts added up. */
  sumLines?: boolean | null | undefined;
  /** What texts mean, at most 1,000; those of earlier calls stay. */
  values?: Array<SettledValue> | null | undefined;
};

/** A file of which the lines are to come. */
export type SheetInput = {
  /** What it is called, 1 to 200 characters. */
  fileName: string;
  /** How many lines it has, empty ones included. */
  lineCount: number;
  /** What it is read for. */
  purpose?: SheetPurpose;
  /** The SHA-256 of its bytes or of the pasted text, in small hexadecimal digits. */
  sha256: string;
  /** The tab of a workbook, at most 100 characters. */
  tab?: string | null | undefined;
};

/** What a file is read for; it decides which fields its columns can be. */
export type SheetPurpose =
  /** To compare gross: at most 20,000 lines. */
  | 'COMPARE'
  /** To import deals: at most 60,000 lines. */
  | 'IMPORT_DEALS'
  /** To import people: at most 60,000 lines. */
  | 'IMPORT_PEOPLE';

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

/** Units that a person is supposed to deliver today, beside what is recorded. */
export type SupposedUnits = {
  /** Whose. */
  employeeId: number;
  /** New units, by halves, 0 to 100. */
  new?: number;
  /** Used units, by halves, 0 to 100. */
  used?: number;
};

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
