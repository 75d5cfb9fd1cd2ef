import { Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { IdArgs, OwnerArgs, parseId } from '../../platform/graphql/args.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { renderEmailHtml } from '../../platform/mail/renderEmailHtml.ts';
import { buildReportEmail } from './emails/buildEmail.ts';
import { subscriptionForm } from './reportSubscription.input.ts';
import { presentSubscriptions } from './reportSubscription.present.ts';
import { listSubscriptions } from './reportSubscription.query.ts';
import { endSubscription, saveSubscription, sendReportNow } from './reportSubscription.service.ts';
import {
  ReportPreviewArgs,
  ReportSubscriptionsType,
  ReportSubscriptionType,
  SaveReportSubscriptionArgs,
} from './reportSubscription.types.ts';

@Resolver()
export class SubscriptionResolver {
  @Query(() => ReportSubscriptionsType, {
    description:
      'The viewer’s reports by mail. Error FORBIDDEN when everyone’s are asked for by who does not see the Managers page.',
  })
  async reportSubscriptions(
    @Ctx() context: Context,
    @Args(() => OwnerArgs) { isEveryones }: OwnerArgs,
  ): Promise<ReportSubscriptionsType> {
    const rows = await listSubscriptions(context, isEveryones);
    return {
      isMailOn: context.mailer !== undefined,
      subscriptions: await presentSubscriptions(context, rows),
    };
  }

  @Query(() => String, {
    complexity: 200,
    description:
      'A report as it would be sent to the viewer now: the HTML of its mail; of a saved view with its first lines. Errors: NOT_FOUND, BAD_INPUT when the view asks for no days.',
  })
  async reportPreview(
    @Ctx() context: Context,
    @Args(() => ReportPreviewArgs)
    { kind, showsGross, viewId = null, fileFormat = null }: ReportPreviewArgs,
  ): Promise<string> {
    const request = { kind, showsGross, viewId, fileFormat };
    const footer = { reason: 'This is a preview. Nothing was sent.', links: [] };
    return renderEmailHtml(await buildReportEmail(context, { ...request, isPreview: true }, footer));
  }

  @Mutation(() => ReportSubscriptionType, {
    description:
      'Sets up a report by mail, or changes one. Errors: BAD_INPUT, FORBIDDEN, NOT_FOUND, CONFLICT when the person has 10 already.',
  })
  async saveReportSubscription(
    @Ctx() context: Context,
    @Args(() => SaveReportSubscriptionArgs) args: SaveReportSubscriptionArgs,
  ): Promise<ReportSubscriptionType> {
    const form = parseInput(subscriptionForm, args);
    const [saved] = await presentSubscriptions(context, [await saveSubscription(context, form)]);
    return saved as ReportSubscriptionType;
  }

  @Mutation(() => Int, { description: 'Ends a report by mail. Answers its id. Error NOT_FOUND.' })
  async endReportSubscription(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await endSubscription(context, parseId(args));
    return args.id;
  }

  @Mutation(() => ReportSubscriptionType, {
    description:
      'Has a report sent in a moment. Errors: NOT_FOUND, CONFLICT where mail is off, TOO_MANY_REQUESTS within a minute.',
  })
  async sendReportNow(
    @Ctx() context: Context,
    @Args(() => IdArgs) args: IdArgs,
  ): Promise<ReportSubscriptionType> {
    const row = await sendReportNow(context, parseId(args));
    const [sent] = await presentSubscriptions(context, [row]);
    return sent as ReportSubscriptionType;
  }
}
