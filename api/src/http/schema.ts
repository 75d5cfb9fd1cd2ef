import type { GraphQLInputObjectType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { buildSchema, getMetadataStorage, type MiddlewareFn, type PubSub } from 'type-graphql';
import { ViewerResolver } from '../abilities/viewer.resolver.ts';
import { AccessTokenResolver } from '../accessTokens/accessToken.resolver.ts';
import { ClosingResolver } from '../closings/closing.resolver.ts';
import { ComparisonResolver } from '../comparisons/comparison.resolver.ts';
import { ComparisonMatchResolver } from '../comparisons/comparisonMatch.resolver.ts';
import { DealResolver } from '../deals/deal.resolver.ts';

import { DeletedDealsResolver } from '../deals/deletions/deletedDeals.resolver.ts';
import { RecordDealResolver } from '../deals/recording/recordDeal.resolver.ts';
import { DisplayResolver } from '../displays/display.resolver.ts';
import { EmployeeResolver } from '../employees/employee.resolver.ts';
import { GoalResolver } from '../goals/goal.resolver.ts';
import { HealthResolver } from '../health/health.resolver.ts';
import { ImportResolver } from '../imports/import.resolver.ts';
import { nextTurn } from '../inParts.ts';
import { InviteResolver } from '../invites/invite.resolver.ts';
import { ChangeResolver } from '../live/change.resolver.ts';
import { NewStoreResolver } from '../newStore/newStore.resolver.ts';
import { ActivityResolver } from '../reports/activity/activity.resolver.ts';
import { DealsResolver } from '../reports/analysts/deals/deals.resolver.ts';
import { DealTotalsResolver } from '../reports/analysts/dealTotals/dealTotals.resolver.ts';
import { UpsResolver } from '../reports/analysts/ups/ups.resolver.ts';
import { UpTotalsResolver } from '../reports/analysts/upTotals/upTotals.resolver.ts';
import { ChangesResolver } from '../reports/changes/changes.resolver.ts';
import { CountedVacationResolver } from '../reports/countedVacation/countedVacation.resolver.ts';
import { CreditedDealsResolver } from '../reports/creditedDeals/creditedDeals.resolver.ts';
import { DeliveriesResolver } from '../reports/deliveries/deliveries.resolver.ts';
import { DeprecatedExplanationsResolver } from '../reports/explanation/deprecatedExplanations.resolver.ts';
import { ExplanationResolver } from '../reports/explanation/explanation.resolver.ts';
import { FindResolver } from '../reports/find/find.resolver.ts';
import { GoalProposalsResolver } from '../reports/goalProposals/goalProposals.resolver.ts';
import { HogResolver } from '../reports/hog/hog.resolver.ts';
import { LeaderboardResolver } from '../reports/leaderboard/leaderboard.resolver.ts';
import { MyDayResolver } from '../reports/myDay/myDay.resolver.ts';
import { PotOfGoldResolver } from '../reports/potOfGold/potOfGold.resolver.ts';
import { SummaryResolver } from '../reports/summary/summary.resolver.ts';
import { TickSheetResolver } from '../reports/tickSheet/tickSheet.resolver.ts';
import { ToDoResolver } from '../reports/toDo/toDo.resolver.ts';
import { TradeResolver } from '../reports/trade/trade.resolver.ts';
import { TrendsResolver } from '../reports/trends/trends.resolver.ts';
import { UpFunnelResolver } from '../reports/upFunnel/upFunnel.resolver.ts';
import { UpShortcutsResolver } from '../reports/upShortcuts/upShortcuts.resolver.ts';
import { SavedQueryResolver } from '../savedQueries/savedQuery.resolver.ts';
import { SettingsResolver } from '../settings/settings.resolver.ts';
import { SheetResolver } from '../sheets/sheet.resolver.ts';
import { SubscriptionResolver } from '../subscriptions/subscription.resolver.ts';
import { UpLinksResolver } from '../uplogs/links/upLinks.resolver.ts';
import { ListedUpsResolver } from '../uplogs/listedUps.resolver.ts';
import { TurnsResolver } from '../uplogs/turns/turns.resolver.ts';
import { UpLogResolver } from '../uplogs/upLog.resolver.ts';
import { ViewResolver } from '../views/view.resolver.ts';
import { WaitingResolver } from '../waiting/waiting.resolver.ts';

/** type-graphql demands one. Our subscription reads the change feed (live/) instead. */
const unusedPubSub: PubSub = {
  publish: () => {},
  subscribe: () => {
    throw new Error('Changes travel through PostgreSQL.');
  },
};

/**
 * Our objects answer with their properties: below a query, a mutation and a subscription no field runs code of its own.
 * With `simpleResolvers` the library does not wrap every property of every row in a call.
 */
function readPropertiesPlainly(): void {
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers ??= true;
}

/** What several queries of one text resolve to is written one after the other, with a turn for others in between. */
const oneAfterTheOther: MiddlewareFn = async (_, next) => {
  const resolved = await next();
  await nextTurn();
  return resolved;
};

let made: Promise<GraphQLSchema> | undefined;

/** The contract: every GraphQL door. Made once for all servers of a process. */
export function graphqlSchema(): Promise<GraphQLSchema> {
  made ??= makeSchema();
  return made;
}

async function makeSchema(): Promise<GraphQLSchema> {
  readPropertiesPlainly();
  const schema = await buildSchema({
    resolvers: [
      ViewerResolver,
      AccessTokenResolver,
      EmployeeResolver,
      DealResolver,
      RecordDealResolver,
      DeletedDealsResolver,
      ChangesResolver,
      HogResolver,
      ChangeResolver,
      InviteResolver,
      SettingsResolver,
      SubscriptionResolver,
      GoalResolver,
      GoalProposalsResolver,
      ClosingResolver,
      UpLogResolver,
      ListedUpsResolver,
      UpLinksResolver,
      TurnsResolver,
      UpShortcutsResolver,
      TickSheetResolver,
      SummaryResolver,
      ToDoResolver,
      TradeResolver,
      TrendsResolver,
      UpFunnelResolver,
      ExplanationResolver,
      DeprecatedExplanationsResolver,
      ActivityResolver,
      FindResolver,
      NewStoreResolver,
      HealthResolver,
      MyDayResolver,
      PotOfGoldResolver,
      LeaderboardResolver,
      CountedVacationResolver,
      CreditedDealsResolver,
      DealsResolver,
      UpsResolver,
      DealTotalsResolver,
      UpTotalsResolver,
      SavedQueryResolver,
      ViewResolver,
      WaitingResolver,
      SheetResolver,
      ImportResolver,
      DeliveriesResolver,
      DisplayResolver,
      ComparisonResolver,
      ComparisonMatchResolver,
    ],
    globalMiddlewares: [oneAfterTheOther],
    skipCheck: true, // every document is validated against it (documents.ts)
    validate: false, // input is read by the field schemas of input/, the same as over REST
    pubSub: unusedPubSub,
  });
  describeRoots(schema);
  // type-graphql cannot declare it.
  (schema.getType('ExplainedFigureInput') as GraphQLInputObjectType).isOneOf = true;
  return schema;
}

/** The library makes the three root types by itself and gives them no description. */
function describeRoots(schema: GraphQLSchema): void {
  const descriptions: [GraphQLObjectType | null | undefined, string][] = [
    [
      schema.getQueryType(),
      'What can be read: lists and reports of screens, and the analysts’ lists and totals.',
    ],
    [schema.getMutationType(), 'What can be changed. Each change is made whole, or refused with a sentence.'],
    [schema.getSubscriptionType(), 'What can be followed while it changes.'],
  ];
  for (const [type, description] of descriptions) if (type) type.description = description;
}
