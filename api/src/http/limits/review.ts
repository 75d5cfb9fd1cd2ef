import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { isForAnalysts } from '../../queryCosts.ts';
import { LIMITS } from './limits.ts';
import { type Price, priceOf } from './price.ts';
import { inWords } from './refusal.ts';
import { fragmentsOf, type Shape, shapeOf } from './shape.ts';

/** What the text of an operation alone tells about it. */
interface Review {
  /** Why it is refused, whatever its variables are. */
  readonly tooLarge: string | undefined;
  readonly price: Price;
  readonly isAnalysis: boolean;
}

/** Reviews every operation once. The result lives as long as its document. */
export class Reviews {
  private readonly known = new WeakMap<OperationDefinitionNode, Review>();

  constructor(private readonly schema: GraphQLSchema) {}

  of(document: DocumentNode, operation: OperationDefinitionNode): Review {
    const review = this.known.get(operation) ?? this.review(document, operation);
    this.known.set(operation, review);
    return review;
  }

  private review(document: DocumentNode, operation: OperationDefinitionNode): Review {
    const fragments = fragmentsOf(document);
    const shape = shapeOf(operation, fragments);
    const tooLarge = whyTooLarge(shape);
    const fields = this.schema.getRootType(operation.operation)?.getFields() ?? {};
    return {
      tooLarge,
      price: tooLarge ? () => 0 : priceOf(this.schema, operation, fragments),
      isAnalysis: shape.rootFields.some(name => isForAnalysts(fields[name])),
    };
  }
}

function whyTooLarge(shape: Shape): string | undefined {
  if (shape.depth > LIMITS.depth) return `The query is ${shape.depth} levels deep; ${atMost(LIMITS.depth)}.`;
  for (const [what, count, limit] of [
    ['fields', shape.fields, LIMITS.fields],
    ['aliases', shape.aliases, LIMITS.aliases],
    ['directives', shape.directives, LIMITS.directives],
    ['outermost fields', shape.rootFields.length, LIMITS.rootFields],
  ] as const) {
    if (count > limit) return `The query has ${inWords(count)} ${what}; ${atMost(limit)}.`;
  }
  return undefined;
}

const atMost = (limit: number) => `at most ${inWords(limit)} are allowed`;
