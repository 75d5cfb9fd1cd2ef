import type { CarType, DealStatus, DeliveryStatus, TradeStatus } from '../../generated/types';

/** Labels of the values of deal fields, in order (deal.md, Fields). */
export const carTypeLabels: Record<CarType, string> = { NEW: 'New', USED: 'Used', CERT: 'Cert' };

export const tradeStatusLabels: Record<TradeStatus, string> = {
  TRADE: 'TRADE',
  TRADE_X2: 'TRADE X2',
  NO_TRADE: 'NO TRADE',
};

export const dealStatusLabels: Record<DealStatus, string> = {
  HOGGED: 'HOGGED',
  IN_FINANCE: 'IN FINANCE',
  DEAD: 'DEAD',
};

export const deliveryStatusLabels: Record<DeliveryStatus, string> = { DEL: 'DEL', TBA: 'TBA', OAC: 'OAC' };

/** The lengths of a deal's texts on a phone (overview.md, On a phone). */

const MAX_CUSTOMER_LETTERS = 8;
const MAX_STOCK_LETTERS = 5;
const MAX_VEHICLE_WORDS = 2;

/**
 * Returns the first 8 characters of a name and an ellipsis. A name of 8 characters or fewer is not shortened.
 */
export function shortenCustomer(name: string): string {
  const letters = splitLetters(name);
  return letters.length > MAX_CUSTOMER_LETTERS
    ? `${letters.slice(0, MAX_CUSTOMER_LETTERS).join('').trimEnd()}…`
    : name;
}

/** Returns the first 5 characters of a stock number. */
export function shortenStock(stockNum: string): string {
  return splitLetters(stockNum).slice(0, MAX_STOCK_LETTERS).join('');
}

/** Returns the first 2 words of a vehicle: "2024 Kia Telluride SX" becomes "2024 Kia". */
export function shortenVehicle(carInfo: string): string {
  return carInfo.trim().split(/\s+/).slice(0, MAX_VEHICLE_WORDS).join(' ');
}

/**
 * Moves the year of a vehicle to the end of the text, for a column that is too narrow for the whole text:
 * "2024 Kia Telluride SX" becomes "Kia Telluride SX 2024".
 */
export const moveYearToEnd = (carInfo: string): string => carInfo.replace(/^(\d{4}) (.+)/, '$2 $1');

// Splits a text by visible characters, so that an é of two code points or a flag is never cut in half.
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function splitLetters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The largest deal number; the smallest is 1. */
export const MAX_DEAL_NUMBER = 2_147_483_647;
