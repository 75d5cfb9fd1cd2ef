import { Args, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { parseDayRange } from '../input/fields.ts';
import type { StoreChange, SubscriptionFilter } from './change.ts';
import { ChangeSubscriptionArgs, ChangeType } from './change.types.ts';
import type { ChangeFeed } from './changeFeed.ts';

export interface SubscriptionContext extends Context {
  readonly feed: ChangeFeed;
}

@Resolver()
export class ChangeResolver {
  @Subscription(() => ChangeType, {
    description:
      'Notifies the client of every change to these topics, by any user. Served by graphql-ws at /graphql/stream, with {"authorization": "Bearer <token>"} as connection parameters. A subscription does not count as user activity: when an idle session ends, its stream ends too (close code 4401).',
    subscribe: ({ args, context }) =>
      (context as SubscriptionContext).feed.watch(parseFilter(args as ChangeSubscriptionArgs)),
  })
  changes(
    @Root() change: StoreChange,
    @Args(() => ChangeSubscriptionArgs) _watched: ChangeSubscriptionArgs,
  ): ChangeType {
    return change;
  }
}

function parseFilter({ topics, start, end }: ChangeSubscriptionArgs): SubscriptionFilter {
  if (topics.length === 0) throw badInput('topics must contain at least one topic.');
  if (!start && !end) return { topics };
  if (!start || !end) throw badInput('start and end must be sent together.');
  return { topics, days: parseDayRange(start, end) };
}
