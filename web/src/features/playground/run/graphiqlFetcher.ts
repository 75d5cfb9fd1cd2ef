import { type ApolloClient, ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import type { GraphiQLProvider } from '@graphiql/react';
import { type DocumentNode, type ExecutionResult, GraphQLError, parse, separateOperations } from 'graphql';
import { type ComponentProps, useCallback } from 'react';
import { catchError, type Observable, of } from 'rxjs';
import { toErrorMessage } from '../../../lib/apollo/errors';

type GraphqlResult = ExecutionResult;

/** A request from GraphiQL. `operationName` selects one of several operations. */
type GraphiqlRequest = { query: string; variables?: Record<string, unknown>; operationName?: string | null };

/**
 * Runs a query with the rights of the signed-in person. It uses the links of the app's Apollo Client without
 * its cache, so that the response includes its errors and cost. The observable never fails: it returns
 * failures as errors of the response.
 */
export function runQuery(
  client: ApolloClient,
  { query, variables = {}, operationName }: GraphiqlRequest,
): Observable<GraphqlResult> {
  let document: DocumentNode;
  try {
    document = selectOperation(query, operationName);
  } catch (error) {
    return of({ errors: [error instanceof GraphQLError ? error : new GraphQLError(toErrorMessage(error))] });
  }
  return (
    ApolloLink.execute(client.link, { query: document, variables }, { client }) as Observable<GraphqlResult>
  ).pipe(catchError((error: unknown) => of(toErrorResult(error))));
}

const COMMENT_PATTERN = /#.*$/gm;
const NO_QUERY_MESSAGE = 'No query yet. Choose one from the list or type your own.';

/**
 * Returns the document if it has a single operation. Otherwise, returns the selected operation with the
 * fragments that it uses.
 */
function selectOperation(query: string, name: string | null | undefined): DocumentNode {
  if (query.replaceAll(COMMENT_PATTERN, '').trim() === '') throw new GraphQLError(NO_QUERY_MESSAGE);
  const document = parse(query);
  const operations = separateOperations(document);
  const names = Object.keys(operations);
  if (names.length === 0) throw new GraphQLError(NO_QUERY_MESSAGE);
  if (names.length === 1) return document;
  const selected = operations[name ?? ''];
  if (!selected)
    throw new GraphQLError('The query has several operations. Name each one, then choose which to run.');
  return selected;
}

/**
 * Returns the server's errors if the server rejected the request before GraphQL ran, because these errors
 * have the format of GraphQL errors. For any other failure, returns a message of the app.
 */
function toErrorResult(error: unknown): GraphqlResult {
  if (ServerError.is(error)) {
    try {
      const { errors } = JSON.parse(error.bodyText);
      if (Array.isArray(errors)) return { errors };
    } catch {
      // The body is the error page of a proxy.
    }
  }
  return { errors: [new GraphQLError(toErrorMessage(error))] };
}

type GraphiqlFetcher = ComponentProps<typeof GraphiQLProvider>['fetcher'];

/** Returns the function with which GraphiQL runs queries and loads the schema. */
export function useFetcher(): GraphiqlFetcher {
  const client = useApolloClient();
  return useCallback<GraphiqlFetcher>(request => runQuery(client, request), [client]);
}
