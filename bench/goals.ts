import { allCpuRatio, ratio } from './figures.ts';
import type { Measured } from './measure.ts';

/** The most that the leaderboard of a month of many deals may cost, as the screens' questions. */
const MOST_DENSE = 0.3;

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
  ];
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

const WHEN = {
  again: 'while nothing has changed',
  anew: 'after a change',
} as const;
