import type { UpType } from '../../generated/types';

/**
 * All colors of the app, for light and dark. Each text has AA contrast on its background (tokens.test.ts).
 */

/** A soft background with its strong text color. */
export type TintColors = { tint: string; text: string };

/** Colors by team id: 1 none, 2 A, 3 B, 4 C, 5 HSE. */
export type TeamTints = Record<1 | 2 | 3 | 4 | 5, TintColors>;

/**
 * Colors by the meaning of a status: good (DEL, HOGGED), open (TBA, IN FINANCE), bad (OAC, DEAD), or no
 * meaning (`none`).
 */
export type StatusTints = Record<'good' | 'open' | 'bad' | 'none', TintColors>;

/**
 * Background colors of the row of a deal: `confirmed` if the deal is confirmed, `updated` if the deal is
 * updated but not confirmed.
 */
export type RowTints = Record<'confirmed' | 'updated', string>;

/** A color for each of the ten types of an up. */
export type UpTypeTints = Record<UpType, TintColors>;
/**
 * Colors of the leaderboard's squares: new, used, without a car type (`none`), vacation. The squares also
 * differ in shape.
 */
export type SquareTints = Record<'new' | 'used' | 'none' | 'vacation', TintColors>;

export type ColorTokens = {
  canvas: string;
  surface: string;
  sunken: string;
  line: string;
  control: string;
  text: string;
  quiet: string;
  faint: string;
  accent: string;
  accentStrong: string;
  accentSoft: string;
  onAccent: string;
  danger: string;
  onDanger: string;
  warning: string;
  onWarning: string;
  /** The translucent color of the element under the pointer, for any background. */
  hover: string;
  /** The color of the layer between the page and a dialog. */
  scrim: string;
  bar: string;
  barText: string;
  barQuiet: string;
  barMark: string;
  team: TeamTints;
  status: StatusTints;
  row: RowTints;
  upType: UpTypeTints;
  square: SquareTints;
};

export const light: ColorTokens = {
  canvas: '#f4f7f8',
  surface: '#ffffff',
  sunken: '#eaeff2',
  line: '#d8e0e6',
  control: '#7f8e9c',
  text: '#0f1c26',
  quiet: '#465665',
  faint: '#5c6b79',
  accent: '#0e6664',
  accentStrong: '#0a4d4c',
  accentSoft: '#d9efec',
  onAccent: '#ffffff',
  danger: '#b3261e',
  onDanger: '#ffffff',
  warning: '#855000',
  onWarning: '#ffffff',
  hover: 'rgba(15, 28, 38, 0.05)',
  scrim: 'rgba(9, 24, 32, 0.48)',
  bar: '#0b3b3c',
  barText: '#ffffff',
  barQuiet: '#bcd9d6',
  barMark: '#5fe0cf',
  team: {
    1: { tint: '#e6ebef', text: '#3f4d5a' },
    2: { tint: '#fde3e0', text: '#9c1b1b' },
    3: { tint: '#dfe9fd', text: '#1b489c' },
    4: { tint: '#d9f2df', text: '#13602d' },
    5: { tint: '#cdd5dc', text: '#0b131b' },
  },
  status: {
    good: { tint: '#d9f2df', text: '#13602d' },
    open: { tint: '#dfe9fd', text: '#1b489c' },
    bad: { tint: '#fde3e0', text: '#9c1b1b' },
    none: { tint: '#e6ebef', text: '#465665' },
  },
  row: { confirmed: '#e1f4e5', updated: '#fdf2c8' },
  upType: {
    FRESH_UP: { tint: '#d6f3dc', text: '#12612c' },
    APPOINTMENT: { tint: '#dce8ff', text: '#1a479e' },
    SERVICE_CUST: { tint: '#ffe6d1', text: '#8a3c06' },
    B_BACK: { tint: '#ecdffd', text: '#5d2a9c' },
    TIMED_OUT: { tint: '#e3e8ec', text: '#3f4d5a' },
    ON_TURN: { tint: '#cdf1ee', text: '#0a5a57' },
    WITH_CUSTOMER: { tint: '#fcdff0', text: '#94196a' },
    BUY_BID: { tint: '#f6eeb4', text: '#665200' },
    CHASE: { tint: '#fde0dc', text: '#a01f16' },
    BDC_SPIN: { tint: '#d3edfb', text: '#0b567c' },
  },
  square: {
    new: { tint: '#cfe9e6', text: '#0e6664' },
    used: { tint: '#f6dff1', text: '#8d2a7b' },
    none: { tint: '#e6ebef', text: '#54626f' },
    vacation: { tint: '#fbe8c6', text: '#855000' },
  },
};

export const dark: ColorTokens = {
  canvas: '#0d1419',
  surface: '#141d24',
  sunken: '#0a1014',
  line: '#27343e',
  control: '#6c7e8d',
  text: '#e7eef3',
  quiet: '#aab8c4',
  faint: '#8d9caa',
  accent: '#55cdbd',
  accentStrong: '#7fe3d5',
  accentSoft: '#123a38',
  onAccent: '#05211e',
  danger: '#ff8d85',
  onDanger: '#3a0906',
  warning: '#f2bd5a',
  onWarning: '#2e1e00',
  hover: 'rgba(231, 238, 243, 0.07)',
  scrim: 'rgba(2, 6, 9, 0.66)',
  bar: '#0a2426',
  barText: '#f2fbfa',
  barQuiet: '#a3c4c1',
  barMark: '#5fe0cf',
  team: {
    1: { tint: '#2b3843', text: '#cad5de' },
    2: { tint: '#4a1b1e', text: '#ffb8b2' },
    3: { tint: '#17325f', text: '#b0ccff' },
    4: { tint: '#133c22', text: '#a5e3b6' },
    5: { tint: '#46535f', text: '#f7fafc' },
  },
  status: {
    good: { tint: '#133c22', text: '#a5e3b6' },
    open: { tint: '#17325f', text: '#b0ccff' },
    bad: { tint: '#4a1b1e', text: '#ffb8b2' },
    none: { tint: '#2b3843', text: '#c3cfd9' },
  },
  row: { confirmed: '#12311d', updated: '#3a310f' },
  upType: {
    FRESH_UP: { tint: '#123d21', text: '#a2e6b4' },
    APPOINTMENT: { tint: '#173262', text: '#b3cdff' },
    SERVICE_CUST: { tint: '#4a2a10', text: '#ffc79a' },
    B_BACK: { tint: '#392159', text: '#dcc4ff' },
    TIMED_OUT: { tint: '#2b3843', text: '#cad5de' },
    ON_TURN: { tint: '#0d3f3d', text: '#8fe5de' },
    WITH_CUSTOMER: { tint: '#4d1a3a', text: '#ffb8df' },
    BUY_BID: { tint: '#3d3509', text: '#ecdc85' },
    CHASE: { tint: '#4d1d19', text: '#ffb9b0' },
    BDC_SPIN: { tint: '#0e3a50', text: '#9fdcf8' },
  },
  square: {
    new: { tint: '#123a38', text: '#55cdbd' },
    used: { tint: '#452340', text: '#f0a3df' },
    none: { tint: '#2b3843', text: '#aab8c4' },
    vacation: { tint: '#3d2c0b', text: '#f2bd5a' },
  },
};
