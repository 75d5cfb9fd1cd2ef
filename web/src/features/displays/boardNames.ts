import type { DisplayBoard } from '../../generated/types';

/** What a display can show, in the order in which it is offered. */
export const boardNames: Readonly<Record<DisplayBoard, string>> = {
  LEADERBOARD: 'Leaderboard',
  TEAMS: 'Teams',
  TICK_SHEET: 'Tick sheet',
  POT_OF_GOLD: 'Pot of gold',
  DELIVERIES: 'Deliveries',
  UP_LOG: 'Up log',
  MESSAGE: 'Message',
};

/** Every board, in that order. */
export const boards = Object.keys(boardNames) as DisplayBoard[];

/** A chosen board goes to the end; one that was chosen is taken out. */
export const toggled = (chosen: readonly DisplayBoard[], board: DisplayBoard): DisplayBoard[] =>
  chosen.includes(board) ? chosen.filter(each => each !== board) : [...chosen, board];

/** The boards after one has been moved from its place to another, both counted from 0. */
export const moved = (chosen: readonly DisplayBoard[], from: number, to: number): DisplayBoard[] => {
  const [board, ...others] = [...chosen.slice(from, from + 1), ...chosen.toSpliced(from, 1)];
  return board ? others.toSpliced(to, 0, board) : [...chosen];
};
