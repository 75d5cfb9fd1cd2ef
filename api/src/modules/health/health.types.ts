import { Field, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import type { HealthCheck, HealthState } from '../../rules/health/checks.ts';

export const HealthStateEnum = defineEnum('HealthState', 'The state of a health check.', {
  WELL: 'No problem.',
  NOTE: 'Worth a look.',
  TROUBLE: 'Action needed.',
} satisfies Record<HealthState, string>);

@ObjectType('HealthCheck', { description: 'The result of one health check.' })
export class HealthCheckType implements HealthCheck {
  @Field(() => String, { description: 'The label, such as Backup.' })
  subject!: string;

  @Field(() => HealthStateEnum, { description: 'The state of the health check.' })
  state!: HealthState;

  @Field(() => String, { description: 'The result as text.' })
  says!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The recommended action; null if nothing needs to be done.',
  })
  advice!: string | null;
}

@ObjectType('Health', { description: 'The health of the installation (health.md).' })
export class HealthType {
  @Field(() => [HealthCheckType], { description: 'The results of the health checks.' })
  checks!: readonly HealthCheckType[];

  @Field(() => Int, { description: 'The number of checks in the state TROUBLE.' })
  troubles!: number;

  @Field(() => Boolean, { description: 'Whether `backUpNow` can make a backup on this server.' })
  canBackUp!: boolean;

  @Field(() => Boolean, { description: 'Whether a backup is queued or running.' })
  isBackingUp!: boolean;
}
