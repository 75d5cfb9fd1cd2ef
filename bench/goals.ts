import { allCpuRatio, cpuRatio, ratio, wholeRatio } from './figures.ts';
import type { Measured } from './measure.ts';

/** The most CPU that the server may use per request, as a multiple of the floor's. */
export const MOST_CPU = { report: 1.1, hog: 1.0 } as const;

/** The most that an analyst's year may cost, in PostgreSQL and the server together. */
const MOST_WHOLE = 1.1;

/** The most that the leaderboard of a month of many deals may cost, as the screens' questions. */
const MOST_DENSE = 0.3;

/** The most that an analyst may slow the screens, as a ratio of times. */
const MOST_BESIDE = 2;

/** Two runs of the very same differ by so much: a report counts as costing no more up to this. */
const NOISE = 1.1;

/** A goal, the result of each question, and whether all meet it. */
export interface Goal {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly ratio: number; readonly isMet: boolean }[];
}

/** @param measured over the small store, the large one with months of the same size, and the dense one */
export function goalsOf(
  measured: readonly Measured[],
  { small, large, dense }: Record<'small' | 'large' | 'dense', string>,
): Goal[] {
  const ofStore = (name: string) => measured.filter(({ stand }) => stand.size.name === name);
  const besideSmall = (name: string) =>
    ofStore(name).map(({ question, anew }, index) => {
      const times = ratio(anew, ofStore(small)[index]?.anew ?? [], 'postgresMs');
      return { name: question.name, ratio: times, isMet: times <= NOISE };
    });
  return [
    {
      title: `A report costs PostgreSQL no more with many years behind it, the month being the same size (up to ${NOISE} × is noise)`,
      lines: besideSmall(large),
    },
    {
      title: `A year's leaderboard costs PostgreSQL no more with many deals a month (up to ${NOISE} × is noise)`,
      lines: besideSmall(dense).filter(({ name }) => name === 'leaderboard of a year'),
    },
    ...(['again', 'anew'] as const).flatMap(way => [
      cpuGoal(
        `Server CPU of a report ${WHEN[way]} at most ${MOST_CPU.report} × the floor's`,
        'report',
        way,
        measured,
      ),
      cpuGoal(
        `Server CPU of the month's Hog list ${WHEN[way]} at most ${MOST_CPU.hog.toFixed(1)} × the floor's`,
        'hog',
        way,
        measured,
      ),
    ]),
    ...(['anew', 'again'] as const).map(way => ({
      title: `CPU of the server and of PostgreSQL together for what a screen asks ${WHEN[way]}, ÷ the floor's, in ${small}`,
      lines: ofStore(small).flatMap(each => {
        const most = each.question.most?.[way];
        if (most === undefined) return [];
        const times = allCpuRatio(each, way);
        return [{ name: `${each.question.name} (≤ ${most})`, ratio: times, isMet: times <= most }];
      }),
    })),
    {
      title: `CPU of the server and of PostgreSQL together for the leaderboard of a month of many deals ${WHEN.anew}, ÷ the floor's, in ${dense}`,
      lines: ofStore(dense)
        .filter(({ question }) => question.name === 'leaderboard')
        .map(each => allCpuRatio(each, 'anew'))
        .map(times => ({ name: `leaderboard (≤ ${MOST_DENSE})`, ratio: times, isMet: times <= MOST_DENSE })),
    },
    {
      title: `An analyst's year costs PostgreSQL and the server together at most ${MOST_WHOLE} × the floor's`,
      lines: measured
        .filter(({ question }) => question.kind === 'year')
        .map(each => ({
          name: nameOf(each),
          ratio: wholeRatio(each),
          isMet: wholeRatio(each) <= MOST_WHOLE,
        })),
    },
  ];
}

/** The Hog list while an analyst queries without a pause (decision 055). */
export function hogGoal(waits: readonly { readonly store: string; readonly ratio: number }[]): Goal {
  return {
    title: `The Hog list takes less than ${MOST_BESIDE} × as long while an analyst queries year after year`,
    lines: waits.map(({ store, ratio }) => ({
      name: `Hog, a page, ${store}`,
      ratio,
      isMet: ratio < MOST_BESIDE,
    })),
  };
}

/** A write does not wait longer than a read when many read. */
export function writeGoal(ratio: number): Goal {
  return {
    title:
      "A write's median is at most the 95th percentile of a read with 50 readers, 4 writers and no pause",
    lines: [{ name: 'a gross edit ÷ a read', ratio, isMet: ratio <= 1 }],
  };
}

/** The most CPU milliseconds that the server may spend on telling 200 screens of one change. */
const MOST_NOTICE_MS = 5;

/** The notices of one change to every open screen. */
export function noticeGoal(cpuMs: number): Goal {
  return {
    title: `A change costs the server at most ${MOST_NOTICE_MS} ms of CPU for telling 200 open screens of it`,
    lines: [
      { name: `${cpuMs.toFixed(1)} ms`, ratio: cpuMs / MOST_NOTICE_MS, isMet: cpuMs <= MOST_NOTICE_MS },
    ],
  };
}

const nameOf = ({ question, stand }: Measured) => `${question.name}, ${stand.size.label}`;

const WHEN = {
  again: 'while nothing has changed',
  anew: 'after a change',
} as const;

function cpuGoal(
  title: string,
  kind: 'report' | 'hog',
  way: 'anew' | 'again',
  measured: readonly Measured[],
): Goal {
  const lines = measured
    .filter(({ question }) => question.kind === kind)
    .map(each => ({
      name: nameOf(each),
      ratio: cpuRatio(each, way),
      isMet: cpuRatio(each, way) <= MOST_CPU[kind],
    }));
  return { title, lines };
}
