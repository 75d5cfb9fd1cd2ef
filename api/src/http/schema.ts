import { globSync } from 'node:fs';
import type { GraphQLInputObjectType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { buildSchema, type ClassType, type NonEmptyArray, type PubSub } from 'type-graphql';

/** type-graphql demands one. Our subscription reads the change feed (live/) instead. */
const unusedPubSub: PubSub = {
  publish: () => {},
  subscribe: () => {
    throw new Error('Changes travel through PostgreSQL.');
  },
};

let made: Promise<GraphQLSchema> | undefined;

/** The contract: every GraphQL door. Made once for all servers of a process. */
export function graphqlSchema(): Promise<GraphQLSchema> {
  made ??= makeSchema();
  return made;
}

const SOURCES = new URL('..', import.meta.url);

/** Loads every `*.resolver.ts`. These files export resolver classes alone. */
async function loadResolvers(): Promise<NonEmptyArray<ClassType>> {
  const files = globSync('**/*.resolver.{ts,js}', { cwd: SOURCES });
  const modules: object[] = await Promise.all(files.map(file => import(new URL(file, SOURCES).href)));
  return modules.flatMap(exported => Object.values(exported)) as NonEmptyArray<ClassType>;
}

async function makeSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: await loadResolvers(),
    skipCheck: true, // every document is validated against it (documents.ts)
    validate: false, // input is read by the field schemas of input/, the same as over REST
    pubSub: unusedPubSub,
  });
  describeRoots(schema);
  // type-graphql cannot declare it.
  (schema.getType('ExplainedFigureInput') as GraphQLInputObjectType).isOneOf = true;
  return schema;
}

/** The library makes the three root types by itself and gives them no description. */
function describeRoots(schema: GraphQLSchema): void {
  const descriptions: [GraphQLObjectType | null | undefined, string][] = [
    [
      schema.getQueryType(),
      'What can be read: lists and reports of screens, and the analysts’ lists and totals.',
    ],
    [schema.getMutationType(), 'What can be changed. Each change is made whole, or refused with a sentence.'],
    [schema.getSubscriptionType(), 'What can be followed while it changes.'],
  ];
  for (const [type, description] of descriptions) if (type) type.description = description;
}
