import type { ReactNode } from 'react';
import { goalFigures as goalTable } from '../../../generated/rules/goalFigures';
import { potRule } from '../../../generated/rules/potRule';
import { formatRemainingGoal } from '../../../generated/rules/remainingGoal';
import { tickFigures } from '../../../generated/rules/tickFigures';
import type { DisplayBoard } from '../../../generated/types';
import { formatMonthName } from '../../../lib/days/dates';
import { formatMoney } from '../../../lib/format/money';
import { formatCount, formatUnits } from '../../../lib/format/numbers';
import type { DisplayFigures } from '../displayApi';
import type { ElementSize } from '../useElementSize';
import { renderInColumns } from './BoardColumns';
import type { DisplayLine } from './displayLine';
import { MessageText } from './MessageText';
import { shortenName } from './shortenName';
import { UpCounters } from './UpCounters';

const NEW_AND_USED_LEGEND = 'N = new, U = used';

const HIGHLIGHTED_RANKS = 3;

/** One page of a board. The display shows it for the configured number of seconds. */
export type BoardSlide = { title: string; subtitle: string; body: ReactNode };

/** Returns all slides of a display. A board has one slide, or several if its rows do not fit on one slide. */
export const buildSlides = (figures: DisplayFigures, size: ElementSize): BoardSlide[] =>
  figures.display.boards.flatMap(board => slideBuilders[board](figures, size));

const slideBuilders: Record<DisplayBoard, (figures: DisplayFigures, size: ElementSize) => BoardSlide[]> = {
  LEADERBOARD: ({ leaderboard = [], store, viewer }, size) =>
    paginate(
      {
        title: 'Leaderboard',
        subtitle: [
          formatMonthName(viewer.today),
          ...(store ? [`Store ${formatCount(store.period.delivered)}`] : []),
          NEW_AND_USED_LEGEND,
        ].join(' · '),
        emptyMessage: 'No sales yet this month.',
      },
      toRankedLines(
        leaderboard.filter(each => each.total !== 0),
        size,
        HIGHLIGHTED_RANKS,
      ),
      size,
    ),
  TEAMS: ({ teams = [], viewer }, size) =>
    paginate(
      { title: 'Teams', subtitle: `${formatMonthName(viewer.today)} · ${NEW_AND_USED_LEGEND}` },
      toRankedLines(
        teams.map(each => ({ ...each, name: 'Team' })),
        size,
      ),
      size,
    ),
  TICK_SHEET: ({ tickSheet }, size) =>
    tickSheet
      ? paginate(
          { title: 'Tick sheet', subtitle: formatStoreTotals(tickSheet) },
          toTickSheetLines(tickSheet, size),
          size,
        )
      : [],
  POT_OF_GOLD: ({ potRace }, size) =>
    potRace
      ? paginate(
          {
            title: 'Pot of gold',
            subtitle: formatPotSummary(potRace),
            emptyMessage: 'No sales yet this month.',
          },
          toPotRaceLines(potRace, size),
          size,
        )
      : [],
  DELIVERIES: ({ deliveries = [], viewer }, size) =>
    paginate(
      { title: 'Deliveries', subtitle: deliveries.some(({ isSold }) => isSold) ? '✓ delivered' : '' },
      toDeliveryLines(deliveries, viewer.today, size),
      size,
    ),
  UP_LOG: ({ upStats, inTurn }, size) => {
    const rotation = inTurn?.waiting.map(({ person, isHeld }) => ({
      ...person,
      name: fitName(person.name, size),
      isHeld,
    }));
    const body = upStats && <UpCounters counters={upStats.counters} rotation={rotation ?? []} size={size} />;
    return body ? [{ title: 'Up log', subtitle: 'Today', body }] : [];
  },
  MESSAGE: ({ display: { message } }) =>
    message ? [{ title: '', subtitle: '', body: <MessageText text={message} /> }] : [],
};

/** The title and subtitle of a board, and the message that replaces its lines if the board has no lines. */
type SlideHeader = { title: string; subtitle: string; emptyMessage?: string };

function paginate(
  { title, subtitle, emptyMessage }: SlideHeader,
  lines: readonly DisplayLine[],
  size: ElementSize,
): BoardSlide[] {
  if (lines.length === 0) return [{ title, subtitle, body: <MessageText text={emptyMessage ?? ''} /> }];
  const bodies = renderInColumns(lines, size);
  return bodies.map((body, page) => ({
    title,
    subtitle:
      bodies.length > 1
        ? [subtitle, `${page + 1} of ${bodies.length}`].filter(Boolean).join(' · ')
        : subtitle,
    body,
  }));
}

/**
 * Width of a portrait screen in rem. Below this width, names and vehicles are shortened more, so that their
 * figures fit.
 */
const NARROW_WIDTH = 40;

const fitName = (name: string, { width }: ElementSize) => shortenName(name, width < NARROW_WIDTH ? 14 : 22);

function fitVehicle(vehicle: string, { width }: ElementSize): string {
  const maxLength = width < NARROW_WIDTH ? 34 : 60;
  return vehicle.length > maxLength ? `${vehicle.slice(0, maxLength - 1)}…` : vehicle;
}

/**
 * Returns ranked rows as lines. Each bar is relative to the highest total.
 * @param highlightedRanks number of ranks to highlight
 */
function toRankedLines(
  rows: NonNullable<DisplayFigures['leaderboard']>,
  size: ElementSize,
  highlightedRanks = 0,
): DisplayLine[] {
  const maxTotal = Math.max(1, ...rows.map(({ total }) => total));
  return rows.map(({ id, rank, name, team, gross, new: newUnits, used, total }) => ({
    key: id,
    prefix: `#${rank}`,
    name: fitName(name, size),
    team,
    bar: Math.max(0, total) / maxTotal,
    isHighlighted: rank <= highlightedRanks,
    figures: [
      ...(gross === undefined ? [] : [formatMoney(gross)]),
      `${formatUnits(newUnits)} N`,
      `${formatUnits(used)} U`,
      formatUnits(total),
    ],
  }));
}

type DisplayTickSheet = NonNullable<DisplayFigures['tickSheet']>;

function formatStoreTotals({ store, workingDays }: DisplayTickSheet): string {
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

function toTickSheetLines({ sections: allSections }: DisplayTickSheet, size: ElementSize): DisplayLine[] {
  const nonEmptySections = allSections.filter(({ rows }) => rows.length > 0);
  const hasGoals = nonEmptySections.some(({ rows, total }) => total.goal || rows.some(({ goal }) => goal));
  const toCells = (row: DisplayTickRow) => [
    formatUnits(row.new),
    formatUnits(row.used),
    ...(hasGoals ? toGoalCells(row.goal) : []),
    formatUnits(row.track),
    formatUnits(row.total),
  ];
  const { new: newFigure, used, track } = tickFigures;
  const goalLabels = hasGoals ? [goalTable.goal.label, goalTable.neededADay.label] : [];
  const labels = [newFigure.label, used.label, ...goalLabels, track.label, 'Total'];
  return nonEmptySections.flatMap(({ team, name, rows, total }) => [
    { key: name, name, figures: labels, isHeader: true },
    ...rows.map(({ person, ...row }) => ({
      key: person.id,
      name: fitName(person.name, size),
      team,
      figures: toCells(row),
    })),
    { key: `${name} total`, name: 'Team Total', figures: toCells(total), isHighlighted: true },
  ]);
}

type DisplayTickRow = DisplayTickSheet['sections'][number]['total'];

/**
 * Returns the cells for the goal and for the units needed on each remaining day. Both cells are blank without
 * a goal.
 */
function toGoalCells(goal: DisplayTickRow['goal']): string[] {
  if (!goal) return ['', ''];
  return [formatUnits(goal.goal), formatRemainingGoal(goal, formatUnits).cell];
}

type DisplayPotRace = NonNullable<DisplayFigures['potRace']>;

const formatPotSummary = ({ pot, rows, fastStartDaysLeft: days }: DisplayPotRace) =>
  [
    formatMoney(pot),
    rows.some(({ isQualified }) => isQualified) && '★ qualified',
    days > 0 && `fast start: ${days} ${days === 1 ? 'day' : 'days'} left`,
  ]
    .filter(Boolean)
    .join(' · ');

/**
 * Returns a line for each person with units in the pot race, in the order of the API. The marker on a bar is
 * at the number of units needed to qualify.
 */
function toPotRaceLines({ rows, fastStartDaysLeft }: DisplayPotRace, size: ElementSize): DisplayLine[] {
  const maxUnits = Math.max(potRule.qualifyingUnits, ...rows.map(({ totalSold }) => totalSold));
  return rows
    .filter(({ totalSold }) => totalSold > 0)
    .map(({ person, totalSold, unitsToQualify, ...row }) => ({
      key: person.id,
      prefix: row.isQualified ? '★' : '',
      name: fitName(person.name, size),
      team: person.team,
      isHighlighted: row.isQualified,
      bar: totalSold / maxUnits,
      barMark: potRule.qualifyingUnits / maxUnits,
      figures: [
        formatFastStart(row, fastStartDaysLeft),
        `${formatUnits(row.usedSold)} U`,
        formatUnits(totalSold),
        row.isQualified
          ? formatMoney(row.total)
          : `${formatUnits(unitsToQualify)} to ${potRule.qualifyingUnits}`,
      ],
    }));
}

function formatFastStart(
  { isFastStart, usedToFastStart }: Pick<DisplayPotRace['rows'][number], 'isFastStart' | 'usedToFastStart'>,
  days: number,
): string {
  if (isFastStart) return 'Fast start';
  return days > 0 ? `${formatUnits(usedToFastStart)} U to fast start` : '';
}

function toDeliveryLines(
  rows: NonNullable<DisplayFigures['deliveries']>,
  today: string,
  size: ElementSize,
): DisplayLine[] {
  // A narrow screen has no space for a column of stock numbers next to two long names.
  const isNarrow = size.width < NARROW_WIDTH;
  const days = [
    { name: 'Today', dayDeliveries: rows.filter(({ day }) => day === today) },
    { name: 'Tomorrow', dayDeliveries: rows.filter(({ day }) => day !== today) },
  ];
  return days.flatMap(({ name, dayDeliveries }) => [
    { key: name, name: `${name} · ${dayDeliveries.length}`, figures: [], isHeader: true },
    ...dayDeliveries.map(({ vehicle, stockNumber, isSold, salespeople }, index) => ({
      key: `${name} ${index}`,
      prefix: isSold ? '✓' : '',
      name: isNarrow
        ? [stockNumber, fitVehicle(vehicle ?? '', size)].filter(Boolean).join(' · ')
        : fitVehicle(vehicle ?? '', size),
      figures: [
        ...(isNarrow ? [] : [stockNumber ?? '']),
        salespeople.map(person => fitName(person.name, size)).join(' & '),
      ],
    })),
  ]);
}
