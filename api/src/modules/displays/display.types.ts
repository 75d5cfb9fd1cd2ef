import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { POT_RULE } from '../../rules/potOfGold/potRule.ts';

@ObjectType('Display', { description: 'A TV or tablet that shows boards (display.md).' })
export class DisplayType {
  @Field(() => Int, { description: 'The id of the display.' })
  id!: number;

  @Field(() => String, { description: 'The location of the display, 1 to 60 characters.' })
  name!: string;

  @Field(() => [DisplayBoardEnum], { description: 'The boards that the display shows, in this order.' })
  boards!: readonly DisplayBoard[];

  @Field(() => Int, { description: 'The seconds per board, 5 to 300.' })
  seconds!: number;

  @Field(() => DisplayThemeEnum, { description: 'The color theme of the display.' })
  theme!: DisplayTheme;

  @Field(() => Boolean, { description: 'Whether the leaderboard on the display shows gross.' })
  showsGross!: boolean;

  @Field(() => Boolean, { description: 'Whether the display plays a sound when a deal is sold.' })
  hasSound!: boolean;

  @Field(() => String, { description: 'The name of the user who paired the display.' })
  createdBy!: string;

  @Field(() => GraphQLISODateTime, { description: 'The time when the display was paired.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The time of the display’s last request, to the minute; null if it has not sent one yet.',
  })
  lastSeenAt!: Date | null;

  @Field(() => String, { description: 'The message on all displays; blank means no message.' })
  message!: string;
}

@InputType('DisplayInput', { description: 'The settings of a display.' })
export class DisplayInput {
  @Field(() => String, { description: 'The location of the display, 1 to 60 characters.' })
  name!: string;

  @Field(() => [DisplayBoardEnum], {
    description: 'The boards that the display shows, in this order: at least one, with no repeats.',
  })
  boards!: DisplayBoard[];

  @Field(() => Int, { defaultValue: 20, description: 'The seconds per board, 5 to 300.' })
  seconds!: number;

  @Field(() => DisplayThemeEnum, { defaultValue: 'DARK', description: 'The color theme of the display.' })
  theme!: DisplayTheme;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the leaderboard on the display shows gross.',
  })
  showsGross!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the display plays a sound when a deal is sold.',
  })
  hasSound!: boolean;
}

/** Boards that a display can show in rotation. */
export const DisplayBoardEnum = defineEnum(
  'DisplayBoard',
  'A board that a display can show (display.md, Boards).',
  {
    LEADERBOARD: 'This month’s leaderboard of people, ranked by units.',
    TEAMS: 'This month’s leaderboard of teams, ranked by units.',
    TICK_SHEET: 'This month’s units and track by person and team.',
    POT_OF_GOLD: `This month’s race for the pot, with qualified people first. Shows the units needed to reach ${POT_RULE.qualifyingUnits}, and fast start.`,
    DELIVERIES: 'Today’s and tomorrow’s deliveries.',
    UP_LOG: 'Today’s up counters.',
    MESSAGE: 'The message on all displays.',
  },
);
export type DisplayBoard = keyof typeof DisplayBoardEnum;

export const DisplayThemeEnum = defineEnum('DisplayTheme', 'The color theme of a display.', {
  LIGHT: 'Dark text on a light background, for a bright room.',
  DARK: 'Light text on a dark background.',
});
export type DisplayTheme = keyof typeof DisplayThemeEnum;
