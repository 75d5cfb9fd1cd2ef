import 'reflect-metadata';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { graphqlSchema } from './schema.ts';

// Writes the contract to stdout; `npm run codegen` stores it in schema.graphql.
process.stdout.write(`${printSchema(lexicographicSortSchema(await graphqlSchema()))}\n`);
