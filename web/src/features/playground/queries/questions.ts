import { builtInDealQueries } from './dealQuestions';
import type { BuiltInQuery } from './question';
import { builtInUpQueries } from './upQuestions';

/** All built-in queries, in the order of the menu. */
export const builtInQueries: readonly BuiltInQuery[] = [...builtInDealQueries, ...builtInUpQueries];
