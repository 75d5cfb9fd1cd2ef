import { addDays, type Day, type Month } from '../calendar/calendar.ts';
import { monthName } from '../calendar/monthNames.ts';
import { moneyText } from '../numbers/amountTexts.ts';
import { countText } from '../numbers/countText.ts';
import { toDollars } from '../numbers/money.ts';
import type { TypedOver } from './typedOver.ts';

/** Something that waits for someone (my-day.md, What waits). */
export interface Waiting {
  readonly says: string;
  /** The way to it in the app. */
  readonly to: string;
}

/** What may wait for someone; empty where it is not theirs to know. */
export interface WaitingFacts {
  readonly today: Day;
  readonly typedOver: readonly TypedOver[];
  readonly undoneImports: readonly {
    readonly id: number;
    readonly fileName: string;
    readonly undoneBy: string;
  }[];
  readonly handedOn: readonly {
    readonly comparisonId: number;
    readonly fileName: string;
    readonly lineCount: number;
  }[];
  readonly month: { readonly month: Month; readonly openDeals: number } | null;
}

/** All that waits for someone, as one list. */
export const waitingList = (facts: WaitingFacts): Waiting[] => [
  ...ofGross(facts),
  ...facts.undoneImports.map(({ id, fileName, undoneBy }) => ({
    says: `Your import of ${fileName} was undone by ${undoneBy}`,
    to: `/import?import=${id}`,
  })),
  ...facts.handedOn.map(({ comparisonId, fileName, lineCount }) => ({
    says: `${countText(lineCount)} handed on in ${fileName}`,
    to: `/compare?comparison=${comparisonId}&open=yes`,
  })),
  ...(facts.month ? [ofMonth(facts.month)] : []),
];

/** More of them are one item. */
const MOST_APART = 3;

const FIELDS = {
  frontGross: { words: 'front gross', filter: 'FRONT_GROSS' },
  backGross: { words: 'back gross', filter: 'BACK_GROSS' },
} as const;

function ofGross({ typedOver, today }: WaitingFacts): Waiting[] {
  if (typedOver.length > MOST_APART)
    return [
      {
        says: `Others typed over your gross ${countText(typedOver.length)} times`,
        to: `/changes?kind=DEAL&period=custom&start=${addDays(today, -7)}&end=${today}`,
      },
    ];
  return typedOver.map(({ number, field, was, is, by }) => ({
    says: `#${number}: your ${FIELDS[field].words} ${moneyText(toDollars(was))} → ${is === null ? '–' : moneyText(toDollars(is))} by ${by}`,
    to: `/changes?deal=${number}&field=${FIELDS[field].filter}&period=all`,
  }));
}

function ofMonth({ month, openDeals }: NonNullable<WaitingFacts['month']>): Waiting {
  const open = openDeals > 0 ? `, ${countText(openDeals)} open` : '';
  return { says: `${monthName(month)} waits to be closed${open}`, to: '/closing' };
}
