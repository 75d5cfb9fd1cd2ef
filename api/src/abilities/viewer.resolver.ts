import { Ctx, Query, Resolver } from 'type-graphql';
import { ChangesWith } from '../cachedUntilChange.ts';
import type { Context } from '../context.ts';
import { POSITIONS } from '../rules/people/positions.ts';
import { abilitiesOf } from './abilities.ts';
import { ViewerType } from './viewer.types.ts';

@Resolver()
export class ViewerResolver {
  @ChangesWith('EMPLOYEES')
  @Query(() => ViewerType, { description: 'The signed-in person and what they may do.' })
  viewer(@Ctx() { viewer, clock }: Context): ViewerType {
    return {
      id: viewer.employeeId,
      name: viewer.name,
      email: viewer.email,
      position: viewer.position,
      positionTitle: POSITIONS[viewer.position].title,
      team: viewer.team,
      isReadOnly: viewer.isReadOnly,
      can: abilitiesOf(viewer),
      today: clock.today(),
    };
  }
}
