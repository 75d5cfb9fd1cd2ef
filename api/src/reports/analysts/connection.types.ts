import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { parseInput } from '../../platform/input/parseInput.ts';

@ObjectType('PageInfo', { description: 'Where the page is in the whole list.' })
export class PageInfoType {
  @Field(() => Boolean, { description: 'Whether more rows follow; request them with `after: endCursor`.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether the page was requested with `after`.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first row; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last row; null on an empty page.' })
  endCursor!: string | null;
}

/** Element of a connection, with its cursor. */
interface ConnectionEdge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

export interface ConnectionPage<Node> {
  readonly edges: ConnectionEdge<Node>[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** List of rows that reads its page and its total count only when a query requests them. */
export interface ConnectionSource<Node> {
  loadPage(): Promise<ConnectionPage<Node>>;
  count(): Promise<number>;
}

/**
 * Creates the connection type of a list in the style of Relay. The page is read once, when a query requests
 * any of the fields of the page. The total count is read only when a query requests `totalCount`.
 * @param pluralName plural of the rows, such as "deals"
 */
export function createConnectionType<Node extends object>(
  name: string,
  pluralName: string,
  nodeType: ClassType<Node>,
) {
  @ObjectType(`${name}Edge`, { description: `An entry in the list of ${pluralName}, with its cursor.` })
  class EdgeType implements ConnectionEdge<Node> {
    @Field(() => String, {
      description:
        'The row’s position in this list and sort order. Pass it as `after` to get the rows that follow.',
    })
    cursor!: string;

    @Field(() => nodeType, { description: 'The row at the cursor’s position.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${pluralName}, with the total count.` })
  class ConnectionType {
    private readonly source: ConnectionSource<Node>;
    private pagePromise: Promise<ConnectionPage<Node>> | undefined;

    constructor(source: ConnectionSource<Node>) {
      this.source = source;
    }

    @Field(() => [EdgeType], { description: `The ${pluralName} on this page, each with its cursor.` })
    async edges(): Promise<EdgeType[]> {
      return (await this.loadPage()).edges;
    }

    @Field(() => [nodeType], { description: `The ${pluralName} on this page, without cursors.` })
    async nodes(): Promise<Node[]> {
      return (await this.loadPage()).edges.map(edge => edge.node);
    }

    @Field(() => Int, {
      description: 'The number of rows that match the filter, on all pages. Counted only if requested.',
    })
    totalCount(): Promise<number> {
      return this.source.count();
    }

    @Field(() => PageInfoType, { description: 'Whether more rows follow, and the cursor to request them.' })
    async pageInfo(): Promise<PageInfoType> {
      const { edges, hasNextPage, hasPreviousPage } = await this.loadPage();
      const [startCursor = null, endCursor = null] = [edges[0]?.cursor, edges.at(-1)?.cursor];
      return { hasNextPage, hasPreviousPage, startCursor, endCursor };
    }

    private loadPage(): Promise<ConnectionPage<Node>> {
      this.pagePromise ??= this.source.loadPage();
      return this.pagePromise;
    }
  }
  return ConnectionType;
}

const FIRST_MESSAGE = 'must be a whole number from 1 to 500';

const fields = z.object({
  first: z.int(FIRST_MESSAGE).min(1, FIRST_MESSAGE).max(500, FIRST_MESSAGE),
  after: z.string().nullish(),
  isDescending: z.boolean(),
});

/** Part of a list that a query requests: its start and its length. */
export type ConnectionSlice = z.output<typeof fields>;

@ArgsType()
export abstract class ConnectionArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to sort in descending order: largest or latest first, names from Z to A.',
  })
  isDescending!: boolean;

  @Field(() => Int, { defaultValue: 100, description: 'The maximum number of rows to return, 1 to 500.' })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Returns only the rows after this cursor: `pageInfo.endCursor` of the previous page, for the same list and sort order.',
  })
  after?: string | null;
}

/**
 * Parses the paging arguments of a connection.
 * @throws BAD_INPUT
 */
export const parseSlice = (args: ConnectionArgs): ConnectionSlice => parseInput(fields, args);
