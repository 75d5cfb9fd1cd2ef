import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { figuresType } from '../../figureTypes.ts';
import { MonthArgs } from '../../input/args.ts';
import { potFigures, potMoney, potRowFigures } from '../../rules/potOfGold/potFigures.ts';
import { POT_RULE } from '../../rules/potOfGold/potRule.ts';
import { DayRangeType, ReportedPersonType } from '../report.types.ts';
import { PotFigureEnum, type PotFigureName } from './potOfGold.enums.ts';

@ArgsType()
@InputType('ExplainPotOfGoldInput', { description: 'Which figure of `potOfGold`.' })
export class ExplainPotOfGoldArgs extends MonthArgs {
  @Field(() => PotFigureEnum, { description: 'Which figure.' })
  figure!: PotFigureName;

  @Field(() => Int, { nullable: true, description: 'Whose, of a person’s figure.' })
  employeeId?: number | null;
}

@ObjectType('PotRow', { description: 'One person’s spiff of the month (rules.md, Pot of gold).' })
export class PotRowType extends figuresType(potRowFigures) {
  @Field(() => ReportedPersonType, { description: 'Whose spiff it is.' })
  person!: ReportedPersonType;
}

@ObjectType('PotOfGold', { description: 'The spiff of a calendar month.' })
export class PotOfGoldType extends figuresType({ ...potMoney, ...potFigures }) {
  @Field(() => Boolean, {
    description:
      'Whether the viewer may set the pot: not positions 0 and 6, and not while the month is closed.',
  })
  canEditPot!: boolean;

  @Field(() => [PotRowType], {
    description:
      'Active salespeople and anyone else credited in the month, by name, without the one named HSE.',
  })
  rows!: readonly PotRowType[];

  @Field(() => DayRangeType, { description: 'The delivery dates of the month’s figures.' })
  range!: DayRangeType;

  @Field(() => DayRangeType, {
    description: `The delivery dates that count towards a fast start: days 1–${POT_RULE.fastStartLastDay}.`,
  })
  fastStartRange!: DayRangeType;
}
