import { registerEnumType } from 'type-graphql';
import { POT_RULE } from '../rules/potOfGold/potRule.ts';

/** What a display can show in turn. */
export const DisplayBoardEnum = {
  LEADERBOARD: 'LEADERBOARD',
  TEAMS: 'TEAMS',
  TICK_SHEET: 'TICK_SHEET',
  POT_OF_GOLD: 'POT_OF_GOLD',
  DELIVERIES: 'DELIVERIES',
  UP_LOG: 'UP_LOG',
  MESSAGE: 'MESSAGE',
} as const;
export type DisplayBoard = keyof typeof DisplayBoardEnum;

registerEnumType(DisplayBoardEnum, {
  name: 'DisplayBoard',
  description: 'What a display can show in turn (display.md, What it shows).',
  valuesConfig: {
    LEADERBOARD: { description: 'The month’s people by units.' },
    TEAMS: { description: 'The month’s teams by units.' },
    TICK_SHEET: { description: 'The month’s units and track by person and team.' },
    POT_OF_GOLD: {
      description: `The pot’s race: who qualifies first, units to ${POT_RULE.qualifyingUnits}, fast start.`,
    },
    DELIVERIES: { description: 'Today’s and tomorrow’s deliveries.' },
    UP_LOG: { description: 'The counters of today’s ups.' },
    MESSAGE: { description: 'The message of all displays.' },
  },
});

export const DisplayThemeEnum = { LIGHT: 'LIGHT', DARK: 'DARK' } as const;
export type DisplayTheme = keyof typeof DisplayThemeEnum;

registerEnumType(DisplayThemeEnum, {
  name: 'DisplayTheme',
  description: 'How a display looks.',
  valuesConfig: {
    LIGHT: { description: 'Dark on light, for a bright room.' },
    DARK: { description: 'Light on dark.' },
  },
});
