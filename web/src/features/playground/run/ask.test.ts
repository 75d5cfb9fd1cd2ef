import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print } from 'graphql';
import { firstValueFrom, of, throwError } from 'rxjs';
import { ask } from './ask';

/** A client whose server answers with what it was asked. */
const echo = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(({ query, variables }) => of({ data: { query: print(query), variables } })),
});

const failing = (error: unknown) =>
  new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => throwError(() => error)) });

const answerTo = (query: string, operationName?: string) =>
  firstValueFrom(ask(echo, { query, variables: { a: 1 }, ...(operationName && { operationName }) }));

const saidBy = async (client: ApolloClient) =>
  (await firstValueFrom(ask(client, { query: '{ a }' }))).errors?.map(({ message }) => message);

it('asks what was typed, with its variables', async () => {
  expect(await answerTo('{ a }')).toEqual({ data: { query: '{\n  a\n}', variables: { a: 1 } } });
});

it('asks the chosen one of several operations, with the fragments that it needs alone', async () => {
  const typed = 'query A { ...F } query B { ...G } fragment F on Query { f } fragment G on Query { g }';
  const { data } = await answerTo(typed, 'B');
  expect(String(data?.query).replaceAll(/\s+/g, ' ')).toBe('query B { ...G } fragment G on Query { g }');
});

it.each([
  ['{ a', undefined, 'Syntax Error: Expected Name, found <EOF>.'],
  ['# nothing yet', undefined, 'There is no query yet. Choose a question, or type one.'],
  ['fragment F on Query { f }', undefined, 'There is no query yet. Choose a question, or type one.'],
  ['query A { a } query B { b }', 'C', 'There are several operations. Give each a name and choose one.'],
])('answers %j itself, without asking anyone', async (typed, name, sentence) => {
  const { errors, data } = await answerTo(typed, name);
  expect([errors?.map(({ message }) => message), data]).toEqual([[sentence], undefined]);
});

it('tells a refusal in the server’s own words, whatever its status', async () => {
  const bodyText = JSON.stringify({ errors: [{ message: 'Slow down for 12 seconds.' }] });
  const response = new Response(bodyText, { status: 429 });
  expect(await saidBy(failing(new ServerError('429', { response, bodyText })))).toEqual([
    'Slow down for 12 seconds.',
  ]);
});

it('tells a lost connection, and a proxy’s page, in ours', async () => {
  const away = 'The server could not be reached. Check your connection and try again.';
  const response = new Response('', { status: 502 });
  expect(await saidBy(failing(new TypeError('Failed to fetch')))).toEqual([away]);
  expect(await saidBy(failing(new ServerError('502', { response, bodyText: '<html>' })))).toEqual([away]);
});
