import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { TeamId } from '../../rules/people/teams.ts';
import { ReportedPersonType } from '../report.types.ts';

@ObjectType('ProposedUnits', {
  description:
    'A goal in units proposed from earlier sales. Each figure is rounded to the nearest 0.5, with ties rounded up. 0 means that no goal is proposed.',
})
export class ProposedUnitsType {
  @Field(() => Float, { description: 'The proposed goal for all units.' })
  total!: number;

  @Field(() => Float, {
    description: 'The proposed goal for new units, if the goal is split into new and used.',
  })
  new!: number;

  @Field(() => Float, {
    description: 'The proposed goal for used units, if the goal is split into new and used.',
  })
  used!: number;
}

@ObjectType('ProposedGoal', { description: 'The goals proposed from earlier sales (goals.md, Set goals).' })
export class ProposedGoalType {
  @Field(() => ProposedUnitsType, {
    description: 'Based on last year: the units sold in the same month a year earlier.',
  })
  lastYear!: ProposedUnitsType;

  @Field(() => ProposedUnitsType, {
    description: 'Based on the 3-month average: the units sold in the previous three months ÷ 3.',
  })
  average!: ProposedUnitsType;
}

@ObjectType('PersonProposals', { description: 'A person who can have a goal, with proposed goals.' })
export class PersonProposalsType extends ProposedGoalType {
  @Field(() => ReportedPersonType, { description: 'The person the goals are proposed for.' })
  person!: ReportedPersonType;
}

@ObjectType('TeamProposals', {
  description: 'A team, with goals proposed from the units of its current people.',
})
export class TeamProposalsType extends ProposedGoalType {
  @Field(() => Int, {
    description:
      'The team id: 2 A, 3 B, 4 C, 5 HSE; 1 for people without a team, who cannot have a team goal.',
  })
  team!: TeamId;

  @Field(() => String, { description: 'The name: `A Team`, `B Team`, `C Team`, `HSE` or `No Team`.' })
  name!: string;

  @Field(() => [PersonProposalsType], {
    description:
      'Active salespeople and anyone else who has a goal, sorted by the last word of the name, then the whole name.',
  })
  people!: readonly PersonProposalsType[];
}

@ObjectType('GoalProposals', {
  description:
    'The store, teams and people that can have a goal for a month, with goals proposed from earlier sales.',
})
export class GoalProposalsType {
  @Field(() => ProposedGoalType, {
    description: 'The store, with goals proposed from its deals, each counted as 1.',
  })
  store!: ProposedGoalType;

  @Field(() => [TeamProposalsType], {
    description: 'The sections A, B, C and HSE, and No Team if it is not empty.',
  })
  sections!: readonly TeamProposalsType[];
}
