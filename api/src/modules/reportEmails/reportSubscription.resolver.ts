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
      'Returns the viewer’s email reports. Error: FORBIDDEN if a viewer who may not see the Managers page requests everyone’s reports.',
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
      'Returns the HTML of a report email as it would be sent to the viewer now. For a saved view, it includes the first rows. Errors: NOT_FOUND; BAD_INPUT if the view has a custom date range without dates.',
  })
  async reportPreview(
    @Ctx() context: Context,
    @Args(() => ReportPreviewArgs)
    { kind, showsGross, viewId = null, fileFormat = null }: ReportPreviewArgs,
  ): Promise<string> {
    const request = { kind, showsGross, viewId, fileFormat };
    const footer = { reason: 'This is a preview. No email was sent.', links: [] };
    return renderEmailHtml(await buildReportEmail(context, { ...request, isPreview: true }, footer));
  }

  @Mutation(() => ReportSubscriptionType, {
    description:
      'Creates or changes an email report. Errors: BAD_INPUT; FORBIDDEN; NOT_FOUND; CONFLICT if the person already has 10 reports.',
  })
  async saveReportSubscription(
    @Ctx() context: Context,
    @Args(() => SaveReportSubscriptionArgs) args: SaveReportSubscriptionArgs,
  ): Promise<ReportSubscriptionType> {
    const form = parseInput(subscriptionForm, args);
    const [saved] = await presentSubscriptions(context, [await saveSubscription(context, form)]);
    return saved as ReportSubscriptionType;
  }

  @Mutation(() => Int, { description: 'Turns off an email report and returns its id. Error: NOT_FOUND.' })
  async endReportSubscription(@Ctx() context: Context, @Args(() => IdArgs) args: IdArgs): Promise<number> {
    await endSubscription(context, parseId(args));
    return args.id;
  }

  @Mutation(() => ReportSubscriptionType, {
    description:
      'Queues a report to be sent now. Errors: NOT_FOUND; CONFLICT if email is off; TOO_MANY_REQUESTS if it was sent less than a minute ago.',
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
