import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { id } from '../input/fields.ts';
import { parseInput } from '../input/parse.ts';
import { queryToSave } from './savedQuery.input.ts';
import { savedQueries } from './savedQuery.query.ts';
import { deleteSavedQuery, saveQuery } from './savedQuery.service.ts';
import { SavedQueryType } from './savedQuery.types.ts';

const named = z.object({ id });

@Resolver()
export class SavedQueryResolver {
  @Query(() => [SavedQueryType], { description: 'The queries that the viewer keeps, by name.' })
  savedQueries(@Ctx() context: Context): Promise<SavedQueryType[]> {
    return savedQueries(context);
  }

  @Mutation(() => SavedQueryType, {
    description:
      'Keeps a query under a name; the viewer’s own query of that name is replaced. Errors: BAD_INPUT, CONFLICT when they keep 100 already.',
  })
  saveQuery(
    @Ctx() context: Context,
    @Arg('name', () => String, { description: '1 to 80 characters; blanks around it are cut.' }) name: string,
    @Arg('document', () => String, {
      description: 'The GraphQL document, at most 20,000 characters; a draft need not be valid.',
    })
    document: string,
    @Arg('variables', () => String, {
      nullable: true,
      description: 'The variables as a JSON object, at most 20,000 characters; blank is none.',
    })
    variables: string | null,
  ): Promise<SavedQueryType> {
    return saveQuery(context, parseInput(queryToSave, { name, document, variables: variables ?? null }));
  }

  @Mutation(() => Int, {
    description: 'Deletes a query of the viewer’s own. Answers its id. Error NOT_FOUND for anyone else’s.',
  })
  async deleteSavedQuery(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'The saved query.' }) queryId: number,
  ): Promise<number> {
    await deleteSavedQuery(context, parseInput(named, { id: queryId }).id);
    return queryId;
  }
}
