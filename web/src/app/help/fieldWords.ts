import { FORM_ORDER, formFields } from '../../features/deals/draft/formFields';
import { fieldSays } from '../../generated/rules/fieldSays';
import type { Word, WordList } from './word';

/** A field under the head that a page has for it. */
export const field = (name: keyof typeof fieldSays, head: string, longHead?: string): Word => ({
  head,
  ...(longHead && { longHead }),
  says: fieldSays[name],
});

/** The day by which lists show a deal. */
const logDay: Word = {
  head: 'Del Date',
  longHead: 'Delivery date',
  says: 'The day of delivery; without one the day for which the deal was added.',
};

/** The columns of deals that Hog and Activity share. */
export const dealHeads: readonly Word[] = [
  field('number', 'ID', 'Deal number'),
  logDay,
  field('closerId', 'Sales 1', 'Closer'),
  field('additionalId', 'Sales 2', 'Additional'),
  field('stockNum', 'Stock #'),
  field('carInfo', 'Vehicle'),
  field('finManagerId', 'F&I', 'Finance and insurance'),
  field('salesManagerId', 'SM', 'Sales manager'),
];

/** The columns of ups. */
export const upHeads: readonly Word[] = [
  { head: 'Date', says: 'The day of the up log.' },
  field('employeeId', 'Salesperson'),
  field('timeUp', 'Time Up'),
  field('upType', 'Up Type'),
  field('turnedToId', 'Turned To'),
  { head: 'Customer', says: 'Who came in.' },
  field('isBdcUp', 'BDC Up?'),
  field('isTestDrive', 'Test Drive?'),
  field('isWriteUp', 'Write Up?'),
  field('sold', 'Sold?'),
];

/** The fields of a deal as its form calls them, with those that the form has not: for its history, and where a month is closed. */
export const fieldWords: readonly Word[] = [
  ...FORM_ORDER.map(name => field(name, formFields[name].label)),
  field('frontGross', 'Front Gross'),
  field('backGross', 'Back Gross'),
  field('isUpdated', 'Updated?'),
  field('isConfirmed', 'Confirmed?'),
  { head: 'Mine', says: 'What I typed.' },
  { head: 'Theirs', says: 'What someone else has stored meanwhile.' },
];

/** The lists behind a figure. */
export const listWords: WordList = {
  of: 'Lists',
  words: [
    { head: 'Units', says: 'What the deal counts: 1, or 0.5 of a split.' },
    { head: 'Trades', says: 'Cars traded in with the deal; of a split, half of them.' },
    { head: 'Front share', says: 'Front gross of this person: all of it, or half of a split.' },
    { head: 'Back share', says: 'Back gross of this person: all of it, or half of a split.' },
    { head: 'Counts', says: 'Front gross as it is ranked: at or below $0 it counts 0.' },
    { head: 'Gross', says: 'Front and back gross together.' },
    field('frontGross', 'Front gross'),
    field('backGross', 'Back gross'),
    field('number', 'Deal #', 'Deal number'),
    logDay,
    { head: 'Customer', says: 'Who buys the car, or came in.' },
    { head: 'Sales', longHead: 'Salespeople', says: 'The closer, and the second salesperson.' },
    field('carInfo', 'Vehicle'),
    field('carType', 'Type'),
    field('tradeStatus', 'Trade'),
    { head: 'Month', says: 'The month for which vacation units were granted.' },
    ...upHeads,
  ],
};
