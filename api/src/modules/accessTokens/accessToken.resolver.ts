import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context.ts';
import { IdArgs, OwnerArgs, parseId } from '../../platform/graphql/args.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { newAccessTokenForm } from './accessToken.input.ts';
import { presentAccessToken, presentAccessTokens } from './accessToken.present.ts';
import { listAccessTokens } from './accessToken.query.ts';
import { createAccessToken, revokeAccessToken } from './accessToken.service.ts';
import { AccessTokenType, CreateAccessTokenArgs, CreatedAccessTokenType } from './accessToken.types.ts';

@Resolver()
export class AccessTokenResolver {
  @Query(() => [AccessTokenType], {
    description:
      'The viewer’s access tokens, the latest first; those that ended stay for 30 days. Error FORBIDDEN when everyone’s are asked for by anyone but an admin.',
  })
  async accessTokens(
    @Ctx() context: Context,
    @Args(() => OwnerArgs) { isEveryones }: OwnerArgs,
  ): Promise<AccessTokenType[]> {
    return presentAccessTokens(context, await listAccessTokens(context, isEveryones));
  }

  @Mutation(() => CreatedAccessTokenType, {
    description:
      'Makes a personal access token; its text is shown this once. Errors: BAD_INPUT, CONFLICT when 20 are alive, FORBIDDEN for an access token.',
  })
  async createAccessToken(
    @Ctx() context: Context,
    @Args(() => CreateAccessTokenArgs) args: CreateAccessTokenArgs,
  ): Promise<CreatedAccessTokenType> {
    const form = parseInput(newAccessTokenForm, args);
    const { token, accessToken } = await createAccessToken(context, form);
    return { token, accessToken: await presentAccessToken(context, accessToken) };
  }

  @Mutation(() => AccessTokenType, {
    description: 'Ends an access token at once: one’s own, or anyone’s for an admin. Error NOT_FOUND.',
  })
  async revokeAccessToken(
    @Ctx() context: Context,
    @Args(() => IdArgs) args: IdArgs,
  ): Promise<AccessTokenType> {
    return presentAccessToken(context, await revokeAccessToken(context, parseId(args)));
  }
}
