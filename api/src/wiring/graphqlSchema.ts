import { globSync } from 'node:fs';
import type { GraphQLInputObjectType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { buildSchema, type ClassType, type NonEmptyArray, type PubSub } from 'type-graphql';

/** A placeholder that type-graphql requires. The subscription reads the change feed instead. */
const unusedPubSub: PubSub = {
  publish: () => {},
  subscribe: () => {
    throw new Error('PubSub is not used. Subscriptions read the change feed.');
  },
};

let schemaPromise: Promise<GraphQLSchema> | undefined;

/** Returns the schema of both GraphQL APIs, which is built once for all servers of a process. */
export function getGraphqlSchema(): Promise<GraphQLSchema> {
  schemaPromise ??= createSchema();
  return schemaPromise;
}

const SOURCE_FOLDER = new URL('..', import.meta.url);

/** Loads every `*.resolver.ts`. These files export only resolver classes. */
async function loadResolvers(): Promise<NonEmptyArray<ClassType>> {
  const files = globSync('**/*.resolver.{ts,js}', { cwd: SOURCE_FOLDER });
  const modules: object[] = await Promise.all(files.map(file => import(new URL(file, SOURCE_FOLDER).href)));
  return modules.flatMap(module => Object.values(module)) as NonEmptyArray<ClassType>;
}

async function createSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: await loadResolvers(),
    skipCheck: true, // `documents.ts` validates every document against this schema
    validate: false, // the schemas of `input/fields.ts` validate the input, as in REST
    pubSub: unusedPubSub,
  });
  describeRoots(schema);
  // type-graphql cannot declare a oneOf input.
  (schema.getType('ExplainedFigureInput') as GraphQLInputObjectType).isOneOf = true;
  return schema;
}

/** Adds descriptions to the three root types, because type-graphql creates them without a description. */
function describeRoots(schema: GraphQLSchema): void {
  const descriptions: [GraphQLObjectType | null | undefined, string][] = [
    [
      schema.getQueryType(),
      'All queries: the lists and reports on the screens, and lists and totals for analysts.',
    ],
    [
      schema.getMutationType(),
      'All mutations. Each one either succeeds completely, or fails with an error message and changes nothing.',
    ],
    [schema.getSubscriptionType(), 'All subscriptions: notifications about changes as they happen.'],
  ];
  for (const [type, description] of descriptions) if (type) type.description = description;
}
