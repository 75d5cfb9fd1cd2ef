import {
  ADMIN,
  FINANCE_MANAGER,
  MANAGER,
  OFFICE_STAFF,
  type Position,
  SALES_MANAGER,
  SALESPERSON,
} from '../rules/people/positions.ts';
import { NO_TEAM, type TeamId } from '../rules/people/teams.ts';

/** Someone of the demo store, with the part of a career that its 26 months show. */
export interface Career {
  readonly name: string;
  readonly position: Position;
  readonly team: TeamId | null;
  /** How much this person sells: 1 is usual, 0 is nothing. */
  readonly drive: number;
  /** Months ago, on the first; without it longer ago than the store's first deal. */
  readonly joined?: number;
  /** Months ago, on the first. */
  readonly left?: number;
  /** A transfer into today's team, months ago, on the first. */
  readonly transfer?: { readonly from: TeamId; readonly monthsAgo: number };
}

const A = 2;
const B = 3;
const C = 4;
const HSE = 5;
const BDC_STAFF: Position = 6;

const staff = (name: string, position: Position, team: TeamId | null = null): Career => ({
  name,
  position,
  team,
  drive: 0,
});

const seller = (
  name: string,
  team: TeamId,
  drive: number,
  career: Pick<Career, 'joined' | 'left' | 'transfer'> = {},
): Career => ({ name, position: SALESPERSON, team, drive, ...career });

/**
 * The 30 people of the demo store. The first of each position is who one signs in as, so their first names give the
 * position away: Sam sells, Mara is a sales manager, Finn does finance, Max manages, Olive is in the office, Ada is
 * the admin, Bea answers for BDC. The others bring what lists must cope with: shared last names, last names of
 * several words, accents, transfers, people who have left, someone brand new.
 */
export const ROSTER: readonly Career[] = [
  seller('Sam Rivera', A, 2.1),
  staff('Mara Voss', SALES_MANAGER, A),
  staff('Finn Delgado', FINANCE_MANAGER),
  staff('Max Castellano', MANAGER),
  staff('Olive Park', OFFICE_STAFF),
  staff('Ada Okafor', ADMIN),
  staff('Bea Lindqvist', BDC_STAFF),

  staff('Grant Whitaker', SALES_MANAGER, B),
  staff("Nadia O'Neil", SALES_MANAGER, C),
  staff('Priya Raman', FINANCE_MANAGER),
  staff('Jo de la Cruz', BDC_STAFF),

  seller('HSE', HSE, 0.2),
  seller('Walt Haus', HSE, 0.4),

  seller('Pieter van Dyke', A, 1.1),
  seller('Zoë Núñez', A, 0.8),
  seller("Mary Ann O'Neil", A, 0.5),
  seller('Desmond Cole', A, 2.4),

  seller('Tasha Bell', B, 2.8),
  seller('Anneke van Dyke', B, 0.9),
  seller('Élodie Étienne', B, 1),
  seller("Ben O'Neil", B, 0.6),
  seller('Kofi Mensah', B, 1.3, { transfer: { from: A, monthsAgo: 7 } }),

  seller('Luis Rivera', C, 2.5, { transfer: { from: A, monthsAgo: 3 } }),
  seller('Dana Bell', C, 1.7, { transfer: { from: B, monthsAgo: 14 } }),
  seller('Aoife Ní Bhriain', C, 0.8, { joined: 10 }),
  seller('Chen Wei', C, 1),

  seller('Jamie Fox', NO_TEAM, 0.5, { joined: 1 }),

  seller('Carl Benson', A, 1.2, { left: 5 }),
  seller('Gwen Ash', C, 1, { left: 11 }),
  seller('Theo Novak', B, 1.5, { left: 16 }),
];
