import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { id } from '../input/fields.ts';
import { parseInput } from '../input/parse.ts';
import { letterHtml } from '../mail/lazyHtml.ts';
import { Costs } from '../queryCosts.ts';
import { letterOf } from './letters/letterOf.ts';
import {
  type FileFormat,
  ReportFileFormatEnum,
  type ReportKind,
  ReportKindEnum,
} from './subscription.enums.ts';
import { subscriptionForm } from './subscription.input.ts';
import { presentSubscriptions } from './subscription.present.ts';
import { subscriptions } from './subscription.query.ts';
import { endSubscription, saveSubscription, sendNow } from './subscription.service.ts';
import { ReportSubscriptionsType, ReportSubscriptionType } from './subscription.types.ts';

const key = z.object({ id });
const THE_VIEW = 'Of kind VIEW: a view of whoever gets it, or the store’s.';
const THE_FILE = 'Of kind VIEW: as which file it is attached.';
const THE_REPORT = { description: 'The subscription.' };

@Resolver()
export class SubscriptionResolver {
  @Query(() => ReportSubscriptionsType, {
    description:
      'The viewer’s reports by mail. Error FORBIDDEN when everyone’s are asked for by who does not see the Managers page.',
  })
  async reportSubscriptions(
    @Ctx() context: Context,
    @Arg('isEveryones', () => Boolean, {
      defaultValue: false,
      description: 'Everyone’s instead of one’s own.',
    })
    isEveryones: boolean,
  ): Promise<ReportSubscriptionsType> {
    const rows = await subscriptions(context, isEveryones);
    return {
      isMailOn: context.mailer !== undefined,
      subscriptions: await presentSubscriptions(context, rows),
    };
  }

  @Costs(200)
  @Query(() => String, {
    description:
      'A report as it would be sent to the viewer now: the HTML of its mail; of a saved view with its first lines. Errors: NOT_FOUND, BAD_INPUT when the view asks for no days.',
  })
  async reportPreview(
    @Ctx() context: Context,
    @Arg('kind', () => ReportKindEnum, { description: 'What it is about.' }) kind: ReportKind,
    @Arg('showsGross', () => Boolean, { defaultValue: false, description: 'With front gross.' })
    showsGross: boolean,
    @Arg('viewId', () => Int, { nullable: true, description: THE_VIEW }) viewId: number | null,
    @Arg('fileFormat', () => ReportFileFormatEnum, { nullable: true, description: THE_FILE })
    fileFormat: FileFormat | null,
  ): Promise<string> {
    const wanted = { kind, showsGross, viewId: viewId ?? null, fileFormat: fileFormat ?? null };
    const ending = { reason: 'This is a preview. Nothing was sent.', links: [] };
    return letterHtml(await letterOf(context, { ...wanted, isPreview: true }, ending));
  }

  @Mutation(() => ReportSubscriptionType, {
    description:
      'Sets up a report by mail, or changes one. Errors: BAD_INPUT, FORBIDDEN, NOT_FOUND, CONFLICT when the person has 10 already.',
  })
  async saveReportSubscription(
    @Ctx() context: Context,
    @Arg('id', () => Int, { nullable: true, description: 'Which one is changed; null: a new one.' })
    subscriptionId: number | null,
    @Arg('employeeId', () => Int, { nullable: true, description: 'Who gets a new one; null: the viewer.' })
    employeeId: number | null,
    @Arg('kind', () => ReportKindEnum, { description: 'What it is about.' }) kind: ReportKind,
    @Arg('viewId', () => Int, { nullable: true, description: THE_VIEW }) viewId: number | null,
    @Arg('fileFormat', () => ReportFileFormatEnum, { nullable: true, description: THE_FILE })
    fileFormat: FileFormat | null,
    @Arg('weekdays', () => [Int], { description: '0 for Sunday to 6 for Saturday, each once.' })
    weekdays: number[],
    @Arg('time', () => String, { description: 'HH:mm of the store’s clock, in steps of five minutes.' })
    time: string,
    @Arg('showsGross', () => Boolean, { description: 'With front gross: only the person’s own choice.' })
    showsGross: boolean,
  ): Promise<ReportSubscriptionType> {
    const ids = { id: subscriptionId ?? null, employeeId: employeeId ?? null, viewId: viewId ?? null };
    const file = { kind, fileFormat: fileFormat ?? null, showsGross };
    const form = parseInput(subscriptionForm, { ...ids, ...file, weekdays, time });
    const [saved] = await presentSubscriptions(context, [await saveSubscription(context, form)]);
    return saved as ReportSubscriptionType;
  }

  @Mutation(() => Int, { description: 'Ends a report by mail. Answers its id. Error NOT_FOUND.' })
  async endReportSubscription(
    @Ctx() context: Context,
    @Arg('id', () => Int, THE_REPORT) subscriptionId: number,
  ): Promise<number> {
    await endSubscription(context, parseInput(key, { id: subscriptionId }).id);
    return subscriptionId;
  }

  @Mutation(() => ReportSubscriptionType, {
    description:
      'Has a report sent in a moment. Errors: NOT_FOUND, CONFLICT where mail is off, TOO_MANY_REQUESTS within a minute.',
  })
  async sendReportNow(
    @Ctx() context: Context,
    @Arg('id', () => Int, THE_REPORT) subscriptionId: number,
  ): Promise<ReportSubscriptionType> {
    const row = await sendNow(context, parseInput(key, { id: subscriptionId }).id);
    const [sent] = await presentSubscriptions(context, [row]);
    return sent as ReportSubscriptionType;
  }
}
