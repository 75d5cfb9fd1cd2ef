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
      'Lists the viewer’s access tokens, newest first. Expired and revoked tokens remain in the list for 30 days. Error: FORBIDDEN if a viewer who is not an admin requests everyone’s tokens.',
  })
  async accessTokens(
    @Ctx() context: Context,
    @Args(() => OwnerArgs) { isEveryones }: OwnerArgs,
  ): Promise<AccessTokenType[]> {
    return presentAccessTokens(context, await listAccessTokens(context, isEveryones));
  }

  @Mutation(() => CreatedAccessTokenType, {
    description:
      'Creates a personal access token and returns it. It cannot be retrieved later. Errors: BAD_INPUT; CONFLICT if the viewer already has 20 valid tokens; FORBIDDEN if the request uses an access token.',
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
    description:
      'Revokes one of the viewer’s access tokens, effective immediately. Admins can revoke any token. Error: NOT_FOUND.',
  })
  async revokeAccessToken(
    @Ctx() context: Context,
    @Args(() => IdArgs) args: IdArgs,
  ): Promise<AccessTokenType> {
    return presentAccessToken(context, await revokeAccessToken(context, parseId(args)));
  }
}
