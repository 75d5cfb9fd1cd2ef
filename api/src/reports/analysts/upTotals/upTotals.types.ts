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
  description: `${counterLabel} ÷ ups × 100, in percent to 2 decimals, ties rounded up; 0 if there are no ups.`,
});

@ObjectType('UpFigures', { description: 'The counts and rates for a group of ups (rules.md, Up log).' })
export class UpFiguresType extends createFiguresClass(listedFigures) {
  @Field(() => Float, describePercent('Demo rate: test drives'))
  testDrivePercent!: number;

  @Field(() => Float, describePercent('Write ups'))
  writeUpPercent!: number;

  @Field(() => Float, describePercent('Closing rate: sold ups (Yes only)'))
  soldPercent!: number;

  @Field(() => Float, describePercent('Turns'))
  turnedPercent!: number;
}

@ObjectType('UpGroup', { description: 'A group of ups that have the same value for every grouping key.' })
export class UpGroupType extends GroupType {
  @Field(() => TeamType, describePersonKey('The salesperson’s current team'))
  team?: TeamType | null;

  @Field(() => EmployeeType, describePersonKey('The salesperson'))
  salesperson?: EmployeeType | null;

  @Field(() => EmployeeType, describePersonKey('The employee the customers were turned over to'))
  turnedTo?: EmployeeType | null;

  @Field(() => EmployeeType, describePersonKey('The manager who went in'))
  managerInto?: EmployeeType | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The weekday, from 1 (Monday) to 7 (Sunday); null if not a grouping key.',
  })
  weekday?: number | null;

  @Field(() => UpTypeEnum, describeValueKey('The up type'))
  upType?: UpType | null;

  @Field(() => UpSoldEnum, describeValueKey('Sold'))
  sold?: UpSold | null;

  @Field(() => UpFiguresType, { description: 'The group’s figures.' })
  figures!: UpFiguresType;
}

@ObjectType('UpTotals', {
  description: 'The counts and rates for the filtered ups, in total and by group.',
})
export class UpTotalsType {
  @Field(() => UpFiguresType, {
    description: 'The figures for all filtered ups. The groups’ counts add up to them.',
  })
  total!: UpFiguresType;

  @Field(() => [UpGroupType], {
    description:
      'The groups that have ups, sorted by the grouping keys in the given order: periods and names ascending; no team, unassigned and blank last. Without grouping keys, one group of all ups.',
  })
  groups!: UpGroupType[];
}

@ArgsType()
export class UpTotalsArgs {
  @Field(() => UpFilterInput, {
    nullable: true,
    description: 'Returns the figures for only the ups that match this filter; for all ups if absent.',
  })
  where?: UpFilterInput | null;

  @Field(() => [UpGroupingEnum], {
    defaultValue: [],
    description:
      'The grouping keys. The groups are sorted by these keys, in the given order. At most 10,000 groups.',
  })
  groupBy!: UpGrouping[];
}

export const UpGroupingEnum = defineEnum(
  'UpGrouping',
  'A key that ups can be grouped by. Periods are based on the log date.',
  {
    ...PERIOD_DESCRIPTIONS,
    TEAM: 'Group by the salesperson’s current team. Ups without a salesperson are unassigned.',
    SALESPERSON: 'Group by salesperson.',
    TURNED_TO:
      'Group by the employee the customer was turned over to. Ups that were not turned over are unassigned.',
    MANAGER: 'Group by the manager who went in. Ups without a manager are unassigned.',
    WEEKDAY: 'Group by weekday, Monday first.',
    UP_TYPE: 'Group by up type.',
    SOLD: 'Group by the Sold value. "?" means blank, not No.',
  } satisfies Record<UpGrouping, string>,
);
