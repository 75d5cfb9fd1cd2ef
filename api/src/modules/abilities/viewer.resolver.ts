import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { ChangesWith } from '../../platform/graphql/queryDecorators.ts';
import { POSITIONS } from '../../rules/people/positions.ts';
import { isKnownComplete } from '../newStore/newStore.service.ts';
import { getAbilities } from './abilities.ts';
import { ViewerType } from './viewer.types.ts';

@Resolver()
export class ViewerResolver {
  @ChangesWith('EMPLOYEES')
  @Query(() => ViewerType, { description: 'Returns the signed-in person and their rights.' })
  viewer(@Ctx() { viewer, clock, database }: Context): ViewerType {
    const can = getAbilities(viewer);
    return {
      id: viewer.employeeId,
      name: viewer.name,
      email: viewer.email,
      position: viewer.position,
      positionTitle: POSITIONS[viewer.position].title,
      team: viewer.team,
      isReadOnly: viewer.isReadOnly,
      can: { ...can, setUpStore: can.setUpStore && !isKnownComplete(database) },
      today: clock.today(),
    };
  }
}
