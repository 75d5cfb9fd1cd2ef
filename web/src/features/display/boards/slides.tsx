import type { ReactNode } from 'react';
import { calculateGoalFigures as goalHeads } from '../../../generated/rules/goalFigures';
import { formatRemainingGoal } from '../../../generated/rules/goalLeft';
import { potRule } from '../../../generated/rules/potRule';
import { tickFigures } from '../../../generated/rules/tickFigures';
import type { DisplayBoard } from '../../../generated/types';
import { formatMonthName } from '../../../lib/days/dates';
import { formatMoney } from '../../../lib/format/money';
import { formatCount, formatUnits } from '../../../lib/format/numbers';
import type { Figures } from '../askFigures';
import type { Size } from '../useSize';
import { inColumns } from './Columns';
import type { Line } from './line';
import { Message } from './Message';
import { wallName } from './names';
import { UpCounters } from './UpCounters';

/** What the letters beside units are. */
const NEW_AND_USED = 'N new, U used';

/** Those who stand out on the leaderboard. */
const FIRST_PLACES = 3;

/** What stands on the wall for a while. */
export type Slide = { title: string; aside: string; body: ReactNode };

/** All that a display shows in turn: one slide for each board, several when its rows do not fit on one. */
export const slidesOf = (figures: Figures, size: Size): Slide[] =>
  figures.display.boards.flatMap(board => slidesOfBoard[board](figures, size));

const slidesOfBoard: Record<DisplayBoard, (figures: Figures, size: Size) => Slide[]> = {
  LEADERBOARD: ({ leaderboard = [], store, viewer }, size) =>
    paged(
      {
        title: 'Leaderboard',
        aside: [
          formatMonthName(viewer.today),
          ...(store ? [`Store ${formatCount(store.period.delivered)}`] : []),
          NEW_AND_USED,
        ].join(' · '),
        none: 'Nobody has sold yet this month.',
      },
      ranked(
        leaderboard.filter(each => each.total !== 0),
        size,
        FIRST_PLACES,
      ),
      size,
    ),
  TEAMS: ({ teams = [], viewer }, size) =>
    paged(
      { title: 'Teams', aside: `${formatMonthName(viewer.today)} · ${NEW_AND_USED}` },
      ranked(
        teams.map(each => ({ ...each, name: 'Team' })),
        size,
      ),
      size,
    ),
  TICK_SHEET: ({ tickSheet }, size) =>
    tickSheet
      ? paged({ title: 'Tick sheet', aside: storeLine(tickSheet) }, sections(tickSheet, size), size)
      : [],
  POT_OF_GOLD: ({ potRace }, size) =>
    potRace
      ? paged(
          { title: 'Pot of gold', aside: potLine(potRace), none: 'Nobody has sold yet this month.' },
          race(potRace, size),
          size,
        )
      : [],
  DELIVERIES: ({ deliveries = [], viewer }, size) =>
    paged(
      { title: 'Deliveries', aside: deliveries.some(({ isSold }) => isSold) ? '✓ delivered' : '' },
      delivered(deliveries, viewer.today, size),
      size,
    ),
  UP_LOG: ({ upStats, inTurn }, size) => {
    const waiting = inTurn?.waiting.map(({ person, isHeld }) => ({
      ...person,
      name: shortName(person.name, size),
      isHeld,
    }));
    const body = upStats && <UpCounters counters={upStats.counters} waiting={waiting ?? []} size={size} />;
    return body ? [{ title: 'Up log', aside: 'Today', body }] : [];
  },
  MESSAGE: ({ display: { message } }) =>
    message ? [{ title: '', aside: '', body: <Message text={message} /> }] : [],
};

/** What stands above a board's lines, and in their place while there are none. */
type Head = { title: string; aside: string; none?: string };

function paged({ title, aside, none }: Head, lines: readonly Line[], size: Size): Slide[] {
  if (lines.length === 0) return [{ title, aside, body: <Message text={none ?? ''} /> }];
  const bodies = inColumns(lines, size);
  return bodies.map((body, page) => ({
    title,
    aside: bodies.length > 1 ? [aside, `${page + 1} of ${bodies.length}`].filter(Boolean).join(' · ') : aside,
    body,
  }));
}

/** Below this many rem, texts are shorter so that their figures have room: a screen that stands upright. */
const NARROW = 40;

const shortName = (name: string, { width }: Size) => wallName(name, width < NARROW ? 14 : 22);

function carName(vehicle: string, { width }: Size): string {
  const longest = width < NARROW ? 34 : 60;
  return vehicle.length > longest ? `${vehicle.slice(0, longest - 1)}…` : vehicle;
}

/** @param first how many places stand out */
function ranked(rows: NonNullable<Figures['leaderboard']>, size: Size, first = 0): Line[] {
  const most = Math.max(1, ...rows.map(({ total }) => total));
  return rows.map(({ id, rank, name, team, gross, new: fresh, used, total }) => ({
    key: id,
    first: `#${rank}`,
    name: shortName(name, size),
    team,
    bar: Math.max(0, total) / most,
    isStrong: rank <= first,
    figures: [
      ...(gross === undefined ? [] : [formatMoney(gross)]),
      `${formatUnits(fresh)} N`,
      `${formatUnits(used)} U`,
      formatUnits(total),
    ],
  }));
}

type TickSheet = NonNullable<Figures['tickSheet']>;

function storeLine({ store, workingDays }: TickSheet): string {
  const { sold, track } = store.total;
  const { goal } = store;
  return [
    `Store ${sold}`,
    `track ${formatUnits(track)}`,
    goal && `goal ${formatUnits(goal.goal)}${goal.toGo > 0 ? `, ${formatUnits(goal.toGo)} to go` : ', met'}`,
    workingDays.total > 0 && `day ${workingDays.completed} of ${workingDays.total}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function sections({ sections: all }: TickSheet, size: Size): Line[] {
  const shown = all.filter(({ rows }) => rows.length > 0);
  const hasGoals = shown.some(({ rows, total }) => total.goal || rows.some(({ goal }) => goal));
  const figures = (row: TickRow) => [
    formatUnits(row.new),
    formatUnits(row.used),
    ...(hasGoals ? goalFigures(row.goal) : []),
    formatUnits(row.track),
    formatUnits(row.total),
  ];
  const { new: fresh, used, track } = tickFigures;
  const goals = hasGoals ? [goalHeads.goal.label, goalHeads.neededADay.label] : [];
  const heads = [fresh.label, used.label, ...goals, track.label, 'Total'];
  return shown.flatMap(({ team, name, rows, total }) => [
    { key: name, name, figures: heads, isHead: true },
    ...rows.map(({ person, ...row }) => ({
      key: person.id,
      name: shortName(person.name, size),
      team,
      figures: figures(row),
    })),
    { key: `${name} total`, name: 'Team Total', figures: figures(total), isStrong: true },
  ]);
}

type TickRow = TickSheet['sections'][number]['total'];

/** What is wanted, and what that asks of each day left: both blank without a goal. */
function goalFigures(goal: TickRow['goal']): string[] {
  if (!goal) return ['', ''];
  return [formatUnits(goal.goal), formatRemainingGoal(goal, formatUnits).cell];
}

type Race = NonNullable<Figures['potRace']>;

const potLine = ({ pot, rows, fastStartDaysLeft: days }: Race) =>
  [
    formatMoney(pot),
    rows.some(({ isQualified }) => isQualified) && '★ qualified',
    days > 0 && `fast start: ${days} ${days === 1 ? 'day' : 'days'} left`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Who qualifies first, then who is nearest to it; without those who have nothing yet. A mark on the bars is where one qualifies. */
function race({ rows, fastStartDaysLeft }: Race, size: Size): Line[] {
  const most = Math.max(potRule.qualifyingUnits, ...rows.map(({ totalSold }) => totalSold));
  return rows
    .filter(({ totalSold }) => totalSold > 0)
    .map(({ person, totalSold, unitsToQualify, ...row }) => ({
      key: person.id,
      first: row.isQualified ? '★' : '',
      name: shortName(person.name, size),
      team: person.team,
      isStrong: row.isQualified,
      bar: totalSold / most,
      mark: potRule.qualifyingUnits / most,
      figures: [
        fastStartWords(row, fastStartDaysLeft),
        `${formatUnits(row.usedSold)} U`,
        formatUnits(totalSold),
        row.isQualified
          ? formatMoney(row.total)
          : `${formatUnits(unitsToQualify)} to ${potRule.qualifyingUnits}`,
      ],
    }));
}

function fastStartWords(
  { isFastStart, usedToFastStart }: Pick<Race['rows'][number], 'isFastStart' | 'usedToFastStart'>,
  days: number,
): string {
  if (isFastStart) return 'Fast start';
  return days > 0 ? `${formatUnits(usedToFastStart)} U to fast start` : '';
}

function delivered(rows: NonNullable<Figures['deliveries']>, today: string, size: Size): Line[] {
  // Beside two long names there is no room for a column of stock numbers.
  const isNarrow = size.width < NARROW;
  const days = [
    { name: 'Today', of: rows.filter(({ day }) => day === today) },
    { name: 'Tomorrow', of: rows.filter(({ day }) => day !== today) },
  ];
  return days.flatMap(({ name, of }) => [
    { key: name, name: `${name} · ${of.length}`, figures: [], isHead: true },
    ...of.map(({ vehicle, stockNumber, isSold, salespeople }, index) => ({
      key: `${name} ${index}`,
      first: isSold ? '✓' : '',
      name: isNarrow
        ? [stockNumber, carName(vehicle ?? '', size)].filter(Boolean).join(' · ')
        : carName(vehicle ?? '', size),
      figures: [
        ...(isNarrow ? [] : [stockNumber ?? '']),
        salespeople.map(person => shortName(person.name, size)).join(' & '),
      ],
    })),
  ]);
}
