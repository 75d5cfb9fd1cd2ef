import { defineEnum } from '../platform/graphql/defineEnum.ts';
import { POT_RULE } from '../rules/potOfGold/potRule.ts';

/** Boards that a display can show in rotation. */
export const DisplayBoardEnum = defineEnum(
  'DisplayBoard',
  'What a display can show in turn (display.md, What it shows).',
  {
    LEADERBOARD: 'The month’s people by units.',
    TEAMS: 'The month’s teams by units.',
    TICK_SHEET: 'The month’s units and track by person and team.',
    POT_OF_GOLD: `The pot’s race: who qualifies first, units to ${POT_RULE.qualifyingUnits}, fast start.`,
    DELIVERIES: 'Today’s and tomorrow’s deliveries.',
    UP_LOG: 'The counters of today’s ups.',
    MESSAGE: 'The message of all displays.',
  },
);
export type DisplayBoard = keyof typeof DisplayBoardEnum;

export const DisplayThemeEnum = defineEnum('DisplayTheme', 'How a display looks.', {
  LIGHT: 'Dark on light, for a bright room.',
  DARK: 'Light on dark.',
});
export type DisplayTheme = keyof typeof DisplayThemeEnum;
