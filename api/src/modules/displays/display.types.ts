import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { POT_RULE } from '../../rules/potOfGold/potRule.ts';

@ObjectType('Display', { description: 'A screen on a wall (display.md).' })
export class DisplayType {
  @Field(() => Int, { description: 'The display’s key.' })
  id!: number;

  @Field(() => String, { description: 'Where it hangs, 1 to 60 characters.' })
  name!: string;

  @Field(() => [DisplayBoardEnum], { description: 'What it shows, in this order.' })
  boards!: readonly DisplayBoard[];

  @Field(() => Int, { description: 'How long it shows each board, 5 to 300 seconds.' })
  seconds!: number;

  @Field(() => DisplayThemeEnum, { description: 'How it looks.' })
  theme!: DisplayTheme;

  @Field(() => Boolean, { description: 'Whether the leaderboard on it has gross.' })
  showsGross!: boolean;

  @Field(() => Boolean, { description: 'Whether a sale is heard.' })
  hasSound!: boolean;

  @Field(() => String, { description: 'The name of who paired it.' })
  createdBy!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was paired.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it last asked, to the minute; null when it has not yet.',
  })
  lastSeenAt!: Date | null;

  @Field(() => String, { description: 'The message of all displays; blank is none.' })
  message!: string;
}

@InputType('DisplayInput', { description: 'What a display is called and shows.' })
export class DisplayInput {
  @Field(() => String, { description: 'Where it hangs, 1 to 60 characters.' })
  name!: string;

  @Field(() => [DisplayBoardEnum], {
    description: 'What it shows, in this order: each board once, at least one.',
  })
  boards!: DisplayBoard[];

  @Field(() => Int, { defaultValue: 20, description: 'How long it shows each board, 5 to 300 seconds.' })
  seconds!: number;

  @Field(() => DisplayThemeEnum, { defaultValue: 'DARK', description: 'How it looks.' })
  theme!: DisplayTheme;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the leaderboard on it has gross.' })
  showsGross!: boolean;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether a sale is heard.' })
  hasSound!: boolean;
}

/** Boards that a display can show in rotation. */
export const DisplayBoardEnum = defineEnum(
  'DisplayBoard',
  'What a display can show in turn (display.md, Boards).',
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
