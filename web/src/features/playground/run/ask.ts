import { type ApolloClient, ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { type DocumentNode, type ExecutionResult, GraphQLError, parse, separateOperations } from 'graphql';
import { catchError, type Observable, of } from 'rxjs';
import { toErrorMessage } from '../../../lib/apollo/errors';

type Answer = ExecutionResult;

/** What GraphiQL hands over to be asked; several operations leave one to be chosen. */
type Typed = { query: string; variables?: Record<string, unknown>; operationName?: string | null };

/**
 * Asks what was typed, as the person who is signed in: the call goes through the links of the screens' own client, past
 * its cache, so that the whole answer comes back with its errors and its cost. It never fails: a problem is an answer too.
 */
export function ask(
  client: ApolloClient,
  { query, variables = {}, operationName }: Typed,
): Observable<Answer> {
  let document: DocumentNode;
  try {
    document = operationIn(query, operationName);
  } catch (error) {
    return of({ errors: [error instanceof GraphQLError ? error : new GraphQLError(toErrorMessage(error))] });
  }
  return (
    ApolloLink.execute(client.link, { query: document, variables }, { client }) as Observable<Answer>
  ).pipe(catchError((error: unknown) => of(answerOf(error))));
}

const comments = /#.*$/gm;
const NOTHING_YET = 'There is no query yet. Choose a question, or type one.';

/** One operation goes as it is; of several, the chosen one with the fragments that it needs. */
function operationIn(query: string, name: string | null | undefined): DocumentNode {
  if (query.replaceAll(comments, '').trim() === '') throw new GraphQLError(NOTHING_YET);
  const document = parse(query);
  const operations = separateOperations(document);
  const names = Object.keys(operations);
  if (names.length === 0) throw new GraphQLError(NOTHING_YET);
  if (names.length === 1) return document;
  const chosen = operations[name ?? ''];
  if (!chosen) throw new GraphQLError('There are several operations. Give each a name and choose one.');
  return chosen;
}

/** A refusal that came before GraphQL began still has GraphQL's shape; everything else is told in our own words. */
function answerOf(error: unknown): Answer {
  if (ServerError.is(error)) {
    try {
      const { errors } = JSON.parse(error.bodyText);
      if (Array.isArray(errors)) return { errors };
    } catch {
      // A proxy's page.
    }
  }
  return { errors: [new GraphQLError(toErrorMessage(error))] };
}
