import type { DisplayBoard } from '../../generated/types';

/** Labels of the boards, in the order in which the dialog offers them. */
export const boardLabels: Readonly<Record<DisplayBoard, string>> = {
  LEADERBOARD: 'Leaderboard',
  TEAMS: 'Teams',
  TICK_SHEET: 'Tick sheet',
  POT_OF_GOLD: 'Pot of gold',
  DELIVERIES: 'Deliveries',
  UP_LOG: 'Up log',
  MESSAGE: 'Message',
};

export const allBoards = Object.keys(boardLabels) as DisplayBoard[];

/** Adds a board at the end of the selected boards, or removes it if it is selected. */
export const toggleBoard = (selected: readonly DisplayBoard[], board: DisplayBoard): DisplayBoard[] =>
  selected.includes(board) ? selected.filter(each => each !== board) : [...selected, board];

/** Returns the boards after one board was moved. Both positions count from 0. */
export const moveBoard = (selected: readonly DisplayBoard[], from: number, to: number): DisplayBoard[] => {
  const [board, ...others] = [...selected.slice(from, from + 1), ...selected.toSpliced(from, 1)];
  return board ? others.toSpliced(to, 0, board) : [...selected];
};
