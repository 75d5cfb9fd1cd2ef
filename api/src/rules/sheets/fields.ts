import { CAR_TYPES, DEAL_STATUSES, DELIVERY_STATUSES, TRADE_STATUSES } from '../deals/dealValues.ts';
import { POSITIONS } from '../people/positions.ts';
import {
  amount,
  choices,
  comparedAmount,
  day,
  flag,
  line,
  person,
  type SheetField,
  synonyms,
  team,
} from './sheetField.ts';

/** The purposes of a sheet. */
export const SHEET_PURPOSES = ['COMPARE', 'IMPORT_DEALS', 'IMPORT_PEOPLE'] as const;
export type SheetPurpose = (typeof SHEET_PURPOSES)[number];

const number = {
  kind: 'dealNumber',
  title: 'Deal number',
  headers: synonyms(
    'deal, deal #, deal no, deal id, deal num, dl #, dl no, id, #, number, contract, contract number, contract #',
    'control, control #, control no, control number, jacket, jacket #, jacket no, deal jacket, ref, ref #, ref no',
    'Vertrag, Vertragsnummer, Vertragsnr, Nr, Auftrag, Auftragsnummer, Auftragsnr, Geschäft, Geschäftsnummer',
  ),
} as const;

const stockNum = {
  ...line,
  pattern: /^\S+$/,
  title: 'Stock number',
  headers: synonyms(
    'stock, stock #, stock no, stock num, stock id, stk, stk #, stk no, unit, unit #, unit no',
    'Lagernummer, Lagernr, Bestandsnummer, Bestandsnr, Fahrzeugnummer, Fahrzeugnr, Kommissionsnummer',
  ),
} as const;

const customerName = {
  ...person,
  title: 'Customer',
  headers: synonyms(
    'customer name, cust, cust name, name, buyer, buyer name, purchaser, purchaser name, client, sold to, last name',
    'Kunde, Kundenname, Käufer, Name des Kunden',
  ),
} as const;

const DELIVERY_HEADERS = synonyms(
  'del date, delivered, delivered on, date delivered, sold, sold date, sale date, date sold, closed, close date, deal date, contract date',
  'Auslieferung, Auslieferungsdatum, Auslieferungstag, Lieferdatum, Liefertag, Verkaufsdatum',
);

const frontGross = {
  ...amount,
  title: 'Front gross',
  headers: synonyms(
    'front, front end, front end gross, front end profit, front end income, front gross profit, front profit, front gp, frt, frt gross, frt gp, fe, fe gross, fe gp, gross front, vehicle gross',
    'Frontertrag, Fahrzeugertrag, Ertrag Front, Ertrag Fahrzeug, DB 1, Deckungsbeitrag 1',
  ),
} as const;

const backGross = {
  ...amount,
  title: 'Back gross',
  headers: synonyms(
    'back, back end, back end gross, back end profit, back end income, back gross profit, back profit, back gp, be, be gross, be gp, gross back, f&i gross, f&i income, finance gross, fin gross, finance income, reserve, finance reserve',
    'Backertrag, Finanzertrag, Ertrag Back, Ertrag Finanzierung, DB 2, Deckungsbeitrag 2',
  ),
  sharedHeaders: synonyms('finance, f&i, fi'),
} as const;

const comparedFields = {
  number,
  stockNum,
  customerName,
  day: {
    ...day,
    title: 'Day',
    headers: [...DELIVERY_HEADERS, ...synonyms('delivery date, date', 'Datum, Tag')],
  },
  frontGross: { ...frontGross, ...comparedAmount },
  backGross: { ...backGross, ...comparedAmount },
  totalGross: {
    ...comparedAmount,
    title: 'Total gross',
    headers: synonyms(
      'total, gross, total gross profit, gross profit, total profit, total gp, ttl, ttl gross, ttl gp, gp, deal gross, total deal gross, net gross, comm gross, commissionable gross',
      'Gesamtertrag, Ertrag, Ertrag gesamt, Bruttoertrag, Summe, Gesamt, DB gesamt',
    ),
  },
} as const satisfies Readonly<Record<string, SheetField>>;

/** All fields of the deal form except the two check boxes of the office staff, who cannot import. */
const importedDealFields = {
  number,
  addedDate: {
    ...day,
    title: 'Added date',
    headers: synonyms(
      'added, added on, date added, entered, date, day',
      'Datum, Tag, erfasst, angelegt, Erfassungsdatum',
    ),
  },
  salesManagerId: {
    ...person,
    title: 'Sales manager',
    headers: synonyms(
      'sm, sales manager name, sales mgr, mgr, manager, desk, desk manager, desk mgr, closing manager, closing mgr',
      'Verkaufsleiter, Verkaufsleitung',
    ),
  },
  finManagerId: {
    ...person,
    title: 'Finance manager',
    headers: synonyms(
      'fm, f&i, f&i manager, f&i mgr, fi, fi manager, fi mgr, finance, finance manager name, finance mgr, fin manager, fin mgr, business manager, business mgr',
      'Finanzberater, Finanzierung',
    ),
  },
  closerId: {
    ...person,
    title: 'Closer',
    headers: synonyms(
      'sales 1, salesperson, salesperson 1, salesman, salesman 1, sales rep, sales consultant, consultant, seller, sold by, sp, sp 1, closer name',
      'Verkäufer, Verkäufer 1',
    ),
  },
  closerTeamFinal: {
    ...team,
    title: 'Closer’s team',
    headers: synonyms('team, team 1, sales 1 team, closer team, salesperson team', 'Team Verkäufer'),
  },
  additionalId: {
    ...person,
    title: 'Additional',
    headers: synonyms(
      'sales 2, salesperson 2, 2nd salesperson, salesman 2, 2nd salesman, additional salesperson, second salesperson, second salesman, split, sp 2',
      'Verkäufer 2',
    ),
  },
  additionalTeamFinal: {
    ...team,
    title: 'Additional’s team',
    headers: synonyms('team 2, sales 2 team, additional team', 'Team Verkäufer 2'),
  },
  customerName,
  carInfo: {
    ...line,
    title: 'Car info',
    headers: synonyms(
      'car, vehicle, model, year make model, vehicle description, description',
      'Fahrzeug, Modell, Wagen, Auto',
    ),
    sharedHeaders: synonyms('unit'),
  },
  stockNum,
  notes: {
    ...line,
    maxLength: 5000,
    title: 'Notes',
    headers: synonyms(
      'note, comment, comments, remark, remarks',
      'Notiz, Notizen, Bemerkung, Bemerkungen, Kommentar',
    ),
  },
  carType: {
    kind: 'choice',
    title: 'Car type',
    headers: synonyms(
      'type, new/used/cert, new/used, n/u, n/u/c, condition',
      'Fahrzeugart, Art, Zustand, Neu/Gebraucht',
    ),
    choices: choices(CAR_TYPES, {
      New: synonyms('n', 'neu, neuwagen, nw'),
      Used: synonyms('u, pre-owned', 'gebraucht, gebrauchtwagen, gw'),
      Cert: synonyms('c, certified, cpo, certified pre-owned', 'zertifiziert'),
    }),
  },
  dealStatus: {
    kind: 'choice',
    title: 'Deal status',
    headers: synonyms('status', 'Vertragsstatus, Geschäftsstatus'),
    choices: choices(DEAL_STATUSES, {
      HOGGED: synonyms('hog'),
      'IN FINANCE': synonyms('finance', 'in Finanzierung'),
      DEAD: synonyms('cancelled, canceled, unwound', 'storniert, storno'),
    }),
  },
  tradeStatus: {
    kind: 'choice',
    title: 'Trade status',
    headers: synonyms('trade, trades, trade in', 'Inzahlungnahme, Inzahlung'),
    choices: choices(TRADE_STATUSES, {
      TRADE: synonyms('yes, y, 1', 'ja, j'),
      'TRADE X2': synonyms('x2, 2'),
      'NO TRADE': synonyms('no, n, 0, none', 'nein, keine'),
    }),
  },
  deliveryStatus: {
    kind: 'choice',
    title: 'Delivery status',
    headers: synonyms('delivery, del, del status', 'Lieferstatus, Auslieferungsstatus'),
    sharedHeaders: synonyms('status, delivered, sold', 'Auslieferung'),
    choices: choices(DELIVERY_STATUSES, {
      DEL: synonyms('delivered', 'ausgeliefert, geliefert'),
      TBA: synonyms('to be announced'),
      OAC: synonyms('on approved credit'),
    }),
  },
  deliveryDate: {
    ...day,
    title: 'Delivery date',
    headers: DELIVERY_HEADERS,
    sharedHeaders: synonyms('delivery, del'),
  },
  frontGross,
  backGross,
} as const satisfies Readonly<Record<string, SheetField>>;

/** Synonyms of each position, apart from its title and the name of its group. */
const POSITION_SYNONYMS = [
  synonyms('sales, product specialist', 'Verkäufer'),
  synonyms('sales mgr', 'Verkaufsleiter'),
  synonyms('f&i, f&i manager', 'Finanzberater'),
  synonyms('general manager, gm', 'Geschäftsführer'),
  synonyms('office', 'Büro'),
  synonyms('administrator'),
  synonyms('bdc agent'),
];

const importedPeopleFields = {
  name: {
    ...line,
    title: 'Name',
    headers: synonyms(
      'full name, employee, employee name, person',
      'Mitarbeiter, Mitarbeiterin, Vor- und Nachname',
    ),
  },
  email: {
    ...line,
    title: 'Email',
    headers: synonyms('e-mail address, mail, work e-mail', 'E-Mail-Adresse'),
  },
  isActive: { ...flag, title: 'Active', headers: synonyms('is active, status', 'aktiv') },
  team: { ...team, title: 'Team', headers: synonyms('sales team', 'Gruppe') },
  position: {
    kind: 'choice',
    title: 'Position',
    headers: synonyms('role, job, job title, title', 'Stelle, Rolle, Funktion'),
    choices: POSITIONS.map(({ id, title, groupTitle }) => ({
      value: id,
      synonyms: [title, groupTitle, String(id), ...(POSITION_SYNONYMS[id] ?? [])],
    })),
  },
} as const satisfies Readonly<Record<string, SheetField>>;

/** The fields of each purpose, in display order (sheets.md, Header and columns). */
export const SHEET_FIELDS = {
  COMPARE: comparedFields,
  IMPORT_DEALS: importedDealFields,
  IMPORT_PEOPLE: importedPeopleFields,
} as const;

/** Returns the fields of any purpose by name. */
export const getSheetFields = (purpose: SheetPurpose): Readonly<Record<string, SheetField>> =>
  SHEET_FIELDS[purpose];
