import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { id } from '../input/fields.ts';
import { parseInput } from '../input/parse.ts';
import { DayScalar } from '../input/scalars.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import { tokenToCreate } from './accessToken.input.ts';
import { presentAccessToken, presentAccessTokens } from './accessToken.present.ts';
import { accessTokens } from './accessToken.query.ts';
import { createAccessToken, revokeAccessToken } from './accessToken.service.ts';
import { AccessTokenType, CreatedAccessTokenType } from './accessToken.types.ts';

const named = z.object({ id });

@Resolver()
export class AccessTokenResolver {
  @Query(() => [AccessTokenType], {
    description:
      'The viewer’s access tokens, the latest first; those that ended stay for 30 days. Error FORBIDDEN when everyone’s are asked for by anyone but an admin.',
  })
  async accessTokens(
    @Ctx() context: Context,
    @Arg('isEveryones', () => Boolean, {
      defaultValue: false,
      description: 'Everyone’s instead of one’s own: admins only.',
    })
    isEveryones: boolean,
  ): Promise<AccessTokenType[]> {
    return presentAccessTokens(context, await accessTokens(context, isEveryones));
  }

  @Mutation(() => CreatedAccessTokenType, {
    description:
      'Makes a personal access token; its text is shown this once. Errors: BAD_INPUT, CONFLICT when 20 are alive, FORBIDDEN for an access token.',
  })
  async createAccessToken(
    @Ctx() context: Context,
    @Arg('name', () => String, { description: 'What it is called, 1 to 60 characters.' }) name: string,
    @Arg('expiresOn', () => DayScalar, {
      description: 'The last day on which it is good, today to a year ahead.',
    })
    expiresOn: Day,
  ): Promise<CreatedAccessTokenType> {
    const given = parseInput(tokenToCreate, { name, expiresOn });
    const { token, accessToken } = await createAccessToken(context, given);
    return { token, accessToken: await presentAccessToken(context, accessToken) };
  }

  @Mutation(() => AccessTokenType, {
    description: 'Ends an access token at once: one’s own, or anyone’s for an admin. Error NOT_FOUND.',
  })
  async revokeAccessToken(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'The token to end.' }) tokenId: number,
  ): Promise<AccessTokenType> {
    const revoked = await revokeAccessToken(context, parseInput(named, { id: tokenId }).id);
    return presentAccessToken(context, revoked);
  }
}
