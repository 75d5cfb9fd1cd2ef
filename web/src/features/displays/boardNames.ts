import type { DisplayBoard } from '../../generated/displays';

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
