import { Args, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../platform/context.ts';
import { badInput } from '../platform/errors.ts';
import { parseDayRange } from '../platform/input/fields.ts';
import type { Change, Interest } from './change.ts';
import { ChangesArgs, ChangeType } from './change.types.ts';
import type { ChangeFeed } from './changeFeed.ts';

/** The context of a subscription. */
export interface LiveContext extends Context {
  readonly feed: ChangeFeed;
}

@Resolver()
export class ChangeResolver {
  @Subscription(() => ChangeType, {
    description:
      'Tells that something of these topics changed, whoever changed it. Served by graphql-ws at /graphql/stream, with {"authorization": "Bearer <token>"} as connection parameters. Watching is no activity: an idle session ends, and its stream with it (close code 4401).',
    subscribe: ({ args, context }) => (context as LiveContext).feed.watch(interestOf(args as ChangesArgs)),
  })
  changes(@Root() change: Change, @Args(() => ChangesArgs) _watched: ChangesArgs): ChangeType {
    return change;
  }
}

function interestOf({ topics, start, end }: ChangesArgs): Interest {
  if (topics.length === 0) throw badInput('topics must name at least one.');
  if (!start && !end) return { topics };
  if (!start || !end) throw badInput('start and end must be sent together.');
  return { topics, days: parseDayRange(start, end) };
}
