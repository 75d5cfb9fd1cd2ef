import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import type { HealthCheck, HealthState } from '../../rules/health/checks.ts';

export const HealthStateEnum = defineEnum('HealthState', 'How a thing that is looked after is.', {
  WELL: 'All is well.',
  NOTE: 'Worth a look.',
  TROUBLE: 'Something has to be done.',
} satisfies Record<HealthState, string>);

@ObjectType('HealthCheck', { description: 'What is known of one thing that is looked after.' })
export class HealthCheckType implements HealthCheck {
  @Field(() => String, { description: 'What it is, such as Backup.' })
  subject!: string;

  @Field(() => HealthStateEnum, { description: 'How it is.' })
  state!: HealthState;

  @Field(() => String, { description: 'What is known of it, as a sentence.' })
  says!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What to do about it; null when there is nothing to do.',
  })
  advice!: string | null;
}

@ObjectType('Health', { description: 'How the store is looked after (health.md).' })
export class HealthType {
  @Field(() => [HealthCheckType], { description: 'Each thing that is looked after.' })
  checks!: readonly HealthCheckType[];

  @Field(() => Int, { description: 'How many of them are in trouble.' })
  troubles!: number;

  @Field(() => Boolean, { description: 'Whether a backup can be asked for here.' })
  canBackUp!: boolean;

  @Field(() => Boolean, { description: 'Whether a backup waits or is being made.' })
  isBackingUp!: boolean;
}
