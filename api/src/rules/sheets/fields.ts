import { CAR_TYPES, DEAL_STATUSES, DELIVERY_STATUSES, TRADE_STATUSES } from '../deals/dealValues.ts';
import { POSITIONS } from '../people/positions.ts';
import { TEAMS } from '../people/teams.ts';

/** What a sheet is read for. */
export const SHEET_PURPOSES = ['COMPARE', 'IMPORT_DEALS', 'IMPORT_PEOPLE'] as const;
export type SheetPurpose = (typeof SHEET_PURPOSES)[number];

/** What a column can be taken for. */
export type SheetField = {
  readonly title: string;
  /** What is written above such a column, beside the title: the likelier first. */
  readonly heads: readonly string[];
  /** Heads of other fields that such a column has at times: its cells tell (sheets.md, Head and columns). */
  readonly sharedHeads?: readonly string[];
} & (
  | { readonly kind: 'dealNumber' | 'day' | 'flag' }
  /** `isDashZero`: a dash alone is zero. */
  | { readonly kind: 'amount'; readonly isDashZero?: boolean }
  | { readonly kind: 'text'; readonly longest: number; readonly looks?: RegExp }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
);

/** A value of a closed list, with the words for it; the first is what it is called. */
export interface Choice<Value extends string | number = string | number> {
  readonly value: Value;
  readonly words: readonly string[];
}

/** Words as people write them, parted by commas: in English, then in German. */
const words = (...lists: readonly string[]) => lists.flatMap(list => list.split(', '));

/** The values of a closed list, each with other words for it. */
const choices = <const Value extends string>(
  values: readonly Value[],
  others: Readonly<Record<Value, readonly string[]>>,
): Choice<Value>[] => values.map(value => ({ value, words: [value, ...others[value]] }));

const line = { kind: 'text', longest: 200 } as const;
/** A person. Nobody is called by an amount or a date alone. */
const person = { ...line, looks: /\p{Letter}/u } as const;
const amount = { kind: 'amount' } as const;
/** A recap prints zero as a dash alone; an import asks what it means (import.md, Values). */
const comparedAmount = { kind: 'amount', isDashZero: true } as const;
const day = { kind: 'day' } as const;
const flag = { kind: 'flag' } as const;

/** A team by its letter; "no team" is a team too. */
const team = {
  kind: 'choice',
  choices: TEAMS.map(({ id, name }) => ({
    value: id,
    words: [name, `Team ${name}`, ...(name === 'None' ? words('no team', 'kein, keins') : [])],
  })),
} as const;

const number = {
  kind: 'dealNumber',
  title: 'Deal number',
  heads: words(
    'deal, deal #, deal no, deal id, deal num, dl #, dl no, id, #, number, contract, contract number, contract #',
    'control, control #, control no, control number, jacket, jacket #, jacket no, deal jacket, ref, ref #, ref no',
    'Vertrag, Vertragsnummer, Vertragsnr, Nr, Auftrag, Auftragsnummer, Auftragsnr, Geschäft, Geschäftsnummer',
  ),
} as const;

const stockNum = {
  ...line,
  looks: /^\S+$/,
  title: 'Stock number',
  heads: words(
    'stock, stock #, stock no, stock num, stock id, stk, stk #, stk no, unit, unit #, unit no',
    'Lagernummer, Lagernr, Bestandsnummer, Bestandsnr, Fahrzeugnummer, Fahrzeugnr, Kommissionsnummer',
  ),
} as const;

const customerName = {
  ...person,
  title: 'Customer',
  heads: words(
    'customer name, cust, cust name, name, buyer, buyer name, purchaser, purchaser name, client, sold to, last name',
    'Kunde, Kundenname, Käufer, Name des Kunden',
  ),
} as const;

const DELIVERY_HEADS = words(
  'del date, delivered, delivered on, date delivered, sold, sold date, sale date, date sold, closed, close date, deal date, contract date',
  'Auslieferung, Auslieferungsdatum, Auslieferungstag, Lieferdatum, Liefertag, Verkaufsdatum',
);

const frontGross = {
  ...amount,
  title: 'Front gross',
  heads: words(
    'front, front end, front end gross, front end profit, front end income, front gross profit, front profit, front gp, frt, frt gross, frt gp, fe, fe gross, fe gp, gross front, vehicle gross',
    'Frontertrag, Fahrzeugertrag, Ertrag Front, Ertrag Fahrzeug, DB 1, Deckungsbeitrag 1',
  ),
} as const;

const backGross = {
  ...amount,
  title: 'Back gross',
  heads: words(
    'back, back end, back end gross, back end profit, back end income, back gross profit, back profit, back gp, be, be gross, be gp, gross back, f&i gross, f&i income, finance gross, fin gross, finance income, reserve, finance reserve',
    'Backertrag, Finanzertrag, Ertrag Back, Ertrag Finanzierung, DB 2, Deckungsbeitrag 2',
  ),
  sharedHeads: words('finance, f&i, fi'),
} as const;

const comparedFields = {
  number,
  stockNum,
  customerName,
  day: { ...day, title: 'Day', heads: [...DELIVERY_HEADS, ...words('delivery date, date', 'Datum, Tag')] },
  frontGross: { ...frontGross, ...comparedAmount },
  backGross: { ...backGross, ...comparedAmount },
  totalGross: {
    ...comparedAmount,
    title: 'Total gross',
    heads: words(
      'total, gross, total gross profit, gross profit, total profit, total gp, ttl, ttl gross, ttl gp, gp, deal gross, total deal gross, net gross, comm gross, commissionable gross',
      'Gesamtertrag, Ertrag, Ertrag gesamt, Bruttoertrag, Summe, Gesamt, DB gesamt',
    ),
  },
} as const satisfies Readonly<Record<string, SheetField>>;

/** All but the ticks: those are office staff's, who import nothing. */
const importedDealFields = {
  number,
  addedDate: {
    ...day,
    title: 'Added date',
    heads: words(
      'added, added on, date added, entered, date, day',
      'Datum, Tag, erfasst, angelegt, Erfassungsdatum',
    ),
  },
  salesManagerId: {
    ...person,
    title: 'Sales manager',
    heads: words(
      'sm, sales manager name, sales mgr, mgr, manager, desk, desk manager, desk mgr, closing manager, closing mgr',
      'Verkaufsleiter, Verkaufsleitung',
    ),
  },
  finManagerId: {
    ...person,
    title: 'Finance manager',
    heads: words(
      'fm, f&i, f&i manager, f&i mgr, fi, fi manager, fi mgr, finance, finance manager name, finance mgr, fin manager, fin mgr, business manager, business mgr',
      'Finanzberater, Finanzierung',
    ),
  },
  closerId: {
    ...person,
    title: 'Closer',
    heads: words(
      'sales 1, salesperson, salesperson 1, salesman, salesman 1, sales rep, sales consultant, consultant, seller, sold by, sp, sp 1, closer name',
      'Verkäufer, Verkäufer 1',
    ),
  },
  closerTeamFinal: {
    ...team,
    title: 'Closer’s team',
    heads: words('team, team 1, sales 1 team, closer team, salesperson team', 'Team Verkäufer'),
  },
  additionalId: {
    ...person,
    title: 'Additional',
    heads: words(
      'sales 2, salesperson 2, 2nd salesperson, salesman 2, 2nd salesman, additional salesperson, second salesperson, second salesman, split, sp 2',
      'Verkäufer 2',
    ),
  },
  additionalTeamFinal: {
    ...team,
    title: 'Additional’s team',
    heads: words('team 2, sales 2 team, additional team', 'Team Verkäufer 2'),
  },
  customerName,
  carInfo: {
    ...line,
    title: 'Car info',
    heads: words(
      'car, vehicle, model, year make model, vehicle description, description',
      'Fahrzeug, Modell, Wagen, Auto',
    ),
    sharedHeads: words('unit'),
  },
  stockNum,
  notes: {
    ...line,
    longest: 5000,
    title: 'Notes',
    heads: words(
      'note, comment, comments, remark, remarks',
      'Notiz, Notizen, Bemerkung, Bemerkungen, Kommentar',
    ),
  },
  carType: {
    kind: 'choice',
    title: 'Car type',
    heads: words(
      'type, new/used/cert, new/used, n/u, n/u/c, condition',
      'Fahrzeugart, Art, Zustand, Neu/Gebraucht',
    ),
    choices: choices(CAR_TYPES, {
      New: words('n', 'neu, neuwagen, nw'),
      Used: words('u, pre-owned', 'gebraucht, gebrauchtwagen, gw'),
      Cert: words('c, certified, cpo, certified pre-owned', 'zertifiziert'),
    }),
  },
  dealStatus: {
    kind: 'choice',
    title: 'Deal status',
    heads: words('status', 'Vertragsstatus, Geschäftsstatus'),
    choices: choices(DEAL_STATUSES, {
      HOGGED: words('hog'),
      'IN FINANCE': words('finance', 'in Finanzierung'),
      DEAD: words('cancelled, canceled, unwound', 'storniert, storno'),
    }),
  },
  tradeStatus: {
    kind: 'choice',
    title: 'Trade status',
    heads: words('trade, trades, trade in', 'Inzahlungnahme, Inzahlung'),
    choices: choices(TRADE_STATUSES, {
      TRADE: words('yes, y, 1', 'ja, j'),
      'TRADE X2': words('x2, 2'),
      'NO TRADE': words('no, n, 0, none', 'nein, keine'),
    }),
  },
  deliveryStatus: {
    kind: 'choice',
    title: 'Delivery status',
    heads: words('delivery, del, del status', 'Lieferstatus, Auslieferungsstatus'),
    sharedHeads: words('status, delivered, sold', 'Auslieferung'),
    choices: choices(DELIVERY_STATUSES, {
      DEL: words('delivered', 'ausgeliefert, geliefert'),
      TBA: words('to be announced'),
      OAC: words('on approved credit'),
    }),
  },
  deliveryDate: {
    ...day,
    title: 'Delivery date',
    heads: DELIVERY_HEADS,
    sharedHeads: words('delivery, del'),
  },
  frontGross,
  backGross,
} as const satisfies Readonly<Record<string, SheetField>>;

/** What people write for each position, beside its title and the name of its group. */
const POSITION_WORDS = [
  words('sales, product specialist', 'Verkäufer'),
  words('sales mgr', 'Verkaufsleiter'),
  words('f&i, f&i manager', 'Finanzberater'),
  words('general manager, gm', 'Geschäftsführer'),
  words('office', 'Büro'),
  words('administrator'),
  words('bdc agent'),
];

const importedPeopleFields = {
  name: {
    ...line,
    title: 'Name',
    heads: words(
      'full name, employee, employee name, person',
      'Mitarbeiter, Mitarbeiterin, Vor- und Nachname',
    ),
  },
  email: { ...line, title: 'E-mail', heads: words('e-mail address, mail, work e-mail', 'E-Mail-Adresse') },
  isActive: { ...flag, title: 'Active', heads: words('is active, status', 'aktiv') },
  team: { ...team, title: 'Team', heads: words('sales team', 'Gruppe') },
  position: {
    kind: 'choice',
    title: 'Position',
    heads: words('role, job, job title, title', 'Stelle, Rolle, Funktion'),
    choices: POSITIONS.map(({ id, title, groupTitle }) => ({
      value: id,
      words: [title, groupTitle, String(id), ...(POSITION_WORDS[id] ?? [])],
    })),
  },
} as const satisfies Readonly<Record<string, SheetField>>;

/** The fields of each purpose, in the order in which they are offered (sheets.md, Head and columns). */
export const SHEET_FIELDS = {
  COMPARE: comparedFields,
  IMPORT_DEALS: importedDealFields,
  IMPORT_PEOPLE: importedPeopleFields,
} as const;

/** The fields of a purpose by name, whatever the purpose. */
export const fieldsOf = (purpose: SheetPurpose): Readonly<Record<string, SheetField>> =>
  SHEET_FIELDS[purpose];
