import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print } from 'graphql';
import { firstValueFrom, of, throwError } from 'rxjs';
import { runQuery } from './graphiqlFetcher';

const echoClient = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(({ query, variables }) => of({ data: { query: print(query), variables } })),
});

const createFailingClient = (error: unknown) =>
  new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => throwError(() => error)) });

const getResult = (query: string, operationName?: string) =>
  firstValueFrom(
    runQuery(echoClient, { query, variables: { a: 1 }, ...(operationName && { operationName }) }),
  );

const getErrorMessages = async (client: ApolloClient) =>
  (await firstValueFrom(runQuery(client, { query: '{ a }' }))).errors?.map(({ message }) => message);

it('sends the query with its variables', async () => {
  expect(await getResult('{ a }')).toEqual({ data: { query: '{\n  a\n}', variables: { a: 1 } } });
});

it('sends only the selected operation and the fragments that it uses', async () => {
  const queryText = 'query A { ...F } query B { ...G } fragment F on Query { f } fragment G on Query { g }';
  const { data } = await getResult(queryText, 'B');
  expect(String(data?.query).replaceAll(/\s+/g, ' ')).toBe('query B { ...G } fragment G on Query { g }');
});

it.each([
  ['{ a', undefined, 'Syntax Error: Expected Name, found <EOF>.'],
  ['# nothing yet', undefined, 'No query yet. Choose one from the list or type your own.'],
  ['fragment F on Query { f }', undefined, 'No query yet. Choose one from the list or type your own.'],
  [
    'query A { a } query B { b }',
    'C',
    'The query has several operations. Name each one, then choose which to run.',
  ],
])('rejects %j without a request', async (queryText, name, expectedMessage) => {
  const { errors, data } = await getResult(queryText, name);
  expect([errors?.map(({ message }) => message), data]).toEqual([[expectedMessage], undefined]);
});

it('returns the server’s message for a rejected request with any HTTP status', async () => {
  const bodyText = JSON.stringify({ errors: [{ message: 'Slow down for 12 seconds.' }] });
  const response = new Response(bodyText, { status: 429 });
  expect(await getErrorMessages(createFailingClient(new ServerError('429', { response, bodyText })))).toEqual(
    ['Slow down for 12 seconds.'],
  );
});

it('returns a message of the app after a lost connection or an error page of a proxy', async () => {
  const unreachableMessage = 'Can’t reach the server. Check your connection and try again.';
  const response = new Response('', { status: 502 });
  expect(await getErrorMessages(createFailingClient(new TypeError('Failed to fetch')))).toEqual([
    unreachableMessage,
  ]);
  expect(
    await getErrorMessages(createFailingClient(new ServerError('502', { response, bodyText: '<html>' }))),
  ).toEqual([unreachableMessage]);
});
