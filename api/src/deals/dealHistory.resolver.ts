import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { dealHistory } from './dealHistory.query.ts';
import { DealChangeType } from './dealHistory.types.ts';

@Resolver()
export class DealHistoryResolver {
  @Query(() => [DealChangeType], {
    description:
      'What happened to a deal, the newest change first: who, when, which field, from what, to what. Changes made under an earlier number are included. Error NOT_FOUND when there is no such deal.',
  })
  async dealHistory(
    @Ctx() context: Context,
    @Arg('number', () => Int, { description: 'The deal’s number now.' }) number: number,
  ): Promise<DealChangeType[]> {
    const { changes, people } = await dealHistory(context, number);
    return changes.map(({ employeeId, ...change }) => ({
      ...change,
      employee: employeeId === null ? null : (people.get(employeeId) ?? null),
    }));
  }
}
