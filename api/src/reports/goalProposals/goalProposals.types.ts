import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { TeamId } from '../../rules/people/teams.ts';
import { ReportedPersonType } from '../report.types.ts';

@ObjectType('ProposedUnits', {
  description:
    'A goal that earlier sales propose, each figure to the nearest 0.5, halves up; 0 proposes none.',
})
export class ProposedUnitsType {
  @Field(() => Float, { description: 'Of all units.' })
  total!: number;

  @Field(() => Float, { description: 'Of new units, where they are told apart.' })
  new!: number;

  @Field(() => Float, { description: 'Of used units, where they are told apart.' })
  used!: number;
}

@ObjectType('ProposedGoal', { description: 'What earlier sales propose as a goal (goals.md, Set goals).' })
export class ProposedGoalType {
  @Field(() => ProposedUnitsType, { description: 'By last year: units of the same month a year earlier.' })
  lastYear!: ProposedUnitsType;

  @Field(() => ProposedUnitsType, {
    description: 'By 3-month average: units of the three months before, ÷ 3.',
  })
  average!: ProposedUnitsType;
}

@ObjectType('PersonProposals', { description: 'Someone for whom a goal can be set, with what is proposed.' })
export class PersonProposalsType extends ProposedGoalType {
  @Field(() => ReportedPersonType, { description: 'Who.' })
  person!: ReportedPersonType;
}

@ObjectType('TeamProposals', {
  description: 'A team, with what the units of the people who are on it today propose.',
})
export class TeamProposalsType extends ProposedGoalType {
  @Field(() => Int, {
    description:
      'The team’s id: 2 A, 3 B, 4 C, 5 HSE; 1 is those who have none, for whom no goal of a team can be set.',
  })
  team!: TeamId;

  @Field(() => String, { description: '`A Team`, `B Team`, `C Team`, `HSE` or `No Team`.' })
  name!: string;

  @Field(() => [PersonProposalsType], {
    description:
      'Active salespeople, and anyone else who has a goal, by name: last word, then the whole name.',
  })
  people!: readonly PersonProposalsType[];
}

@ObjectType('GoalProposals', {
  description: 'Whoever a goal of a month can be set for, with what earlier sales propose.',
})
export class GoalProposalsType {
  @Field(() => ProposedGoalType, { description: 'The store: its deals, 1 each.' })
  store!: ProposedGoalType;

  @Field(() => [TeamProposalsType], { description: 'A, B, C and HSE, and No Team when someone is in it.' })
  sections!: readonly TeamProposalsType[];
}
