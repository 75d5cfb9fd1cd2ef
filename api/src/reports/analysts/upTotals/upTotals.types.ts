import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { EmployeeType, TeamType } from '../../../modules/employees/employee.types.ts';
import { UpSoldEnum, UpTypeEnum } from '../../../modules/upLog/up.enums.ts';
import { defineEnum } from '../../../platform/graphql/defineEnum.ts';
import { createFiguresClass } from '../../../platform/graphql/figureTypes.ts';
import { listedFigures } from '../../../rules/ups/linkedFigures.ts';
import type { UpSold, UpType } from '../../../rules/ups/upValues.ts';
import { describePersonKey, describeValueKey, GroupType, PERIOD_DESCRIPTIONS } from '../groups.types.ts';
import { UpFilterInput } from '../ups/ups.types.ts';
import type { UpGrouping } from './upTotals.query.ts';

const describePercent = (counterLabel: string) => ({
  description: `${counterLabel} ÷ ups × 100, 2 decimals, halves up, 0 without ups.`,
});

@ObjectType('UpFigures', { description: 'Counts and rates of a group of ups (rules.md, Up log).' })
export class UpFiguresType extends createFiguresClass(listedFigures) {
  @Field(() => Float, describePercent('Demo rate: test drives'))
  testDrivePercent!: number;

  @Field(() => Float, describePercent('Write ups'))
  writeUpPercent!: number;

  @Field(() => Float, describePercent('Closing rate: sold, Yes alone,'))
  soldPercent!: number;

  @Field(() => Float, describePercent('Turns'))
  turnedPercent!: number;
}

@ObjectType('UpGroup', { description: 'Ups that are alike in all that was grouped by.' })
export class UpGroupType extends GroupType {
  @Field(() => TeamType, describePersonKey('The team of whose ups they are'))
  team?: TeamType | null;

  @Field(() => EmployeeType, describePersonKey('Whose ups they are'))
  salesperson?: EmployeeType | null;

  @Field(() => EmployeeType, describePersonKey('Who took the customers over'))
  turnedTo?: EmployeeType | null;

  @Field(() => EmployeeType, describePersonKey('The manager who went in'))
  managerInto?: EmployeeType | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The weekday, Monday 1 to Sunday 7: null when not grouped by it.',
  })
  weekday?: number | null;

  @Field(() => UpTypeEnum, describeValueKey('The type'))
  upType?: UpType | null;

  @Field(() => UpSoldEnum, describeValueKey('Sold'))
  sold?: UpSold | null;

  @Field(() => UpFiguresType, { description: 'The figures of this group.' })
  figures!: UpFiguresType;
}

@ObjectType('UpTotals', {
  description: 'Counters and rates of the ups of a filter, all together and by group.',
})
export class UpTotalsType {
  @Field(() => UpFiguresType, { description: 'Of the whole filter: the groups’ counters add up to it.' })
  total!: UpFiguresType;

  @Field(() => [UpGroupType], {
    description:
      'Every group that has ups, in the order of what was grouped by: times and names upwards, no team, nobody and blank last. One group of all ups when nothing is grouped by.',
  })
  groups!: UpGroupType[];
}

@ArgsType()
export class UpTotalsArgs {
  @Field(() => UpFilterInput, { nullable: true, description: 'Which ups; all when absent.' })
  where?: UpFilterInput | null;

  @Field(() => [UpGroupingEnum], {
    defaultValue: [],
    description:
      'What to group by, several at once: the groups are sorted in this order. At most 10,000 groups.',
  })
  groupBy!: UpGrouping[];
}

export const UpGroupingEnum = defineEnum(
  'UpGrouping',
  'What ups can be grouped by. Times are of the day of the log.',
  {
    ...PERIOD_DESCRIPTIONS,
    TEAM: 'By the team of today of whose up it is; rows without a salesperson under nobody.',
    SALESPERSON: 'By whose up it is.',
    TURNED_TO: 'By who took the customer over; those who were not turned under nobody.',
    MANAGER: 'By the manager who went in; those without one under nobody.',
    WEEKDAY: 'By weekday, Monday first.',
    UP_TYPE: 'By type.',
    SOLD: 'By Sold; "?" is blank, which is not No.',
  } satisfies Record<UpGrouping, string>,
);
