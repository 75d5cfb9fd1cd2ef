import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { parseInput } from '../../platform/input/parseInput.ts';

@ObjectType('PageInfo', { description: 'Where a page of a connection lies within the whole list.' })
export class PageInfoType {
  @Field(() => Boolean, { description: 'Whether more follow: ask again with `after: endCursor`.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether this page was asked for with `after`.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The first row’s cursor; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The last row’s cursor; null on an empty page.' })
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
  @ObjectType(`${name}Edge`, { description: `One of the ${pluralName} with its place in the list.` })
  class EdgeType implements ConnectionEdge<Node> {
    @Field(() => String, { description: 'Its place in this list in this order: what `after` takes.' })
    cursor!: string;

    @Field(() => nodeType, { description: 'The row itself.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${pluralName}, and how many there are in all.` })
  class ConnectionType {
    private readonly source: ConnectionSource<Node>;
    private pagePromise: Promise<ConnectionPage<Node>> | undefined;

    constructor(source: ConnectionSource<Node>) {
      this.source = source;
    }

    @Field(() => [EdgeType], { description: `The page’s ${pluralName}, each with its cursor.` })
    async edges(): Promise<EdgeType[]> {
      return (await this.loadPage()).edges;
    }

    @Field(() => [nodeType], { description: `The page’s ${pluralName}, without cursors.` })
    async nodes(): Promise<Node[]> {
      return (await this.loadPage()).edges.map(edge => edge.node);
    }

    @Field(() => Int, { description: 'Rows of the whole filter, not the page. Counted only when asked for.' })
    totalCount(): Promise<number> {
      return this.source.count();
    }

    @Field(() => PageInfoType, { description: 'Whether there is more, and how to get it.' })
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
  @Field(() => Boolean, { defaultValue: false, description: 'Largest, latest or last first.' })
  isDescending!: boolean;

  @Field(() => Int, { defaultValue: 100, description: 'How many to answer, 1 to 500.' })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Only what follows this cursor of the same list in the same order: pageInfo.endCursor of the page before.',
  })
  after?: string | null;
}

/**
 * Parses the paging arguments of a connection.
 * @throws BAD_INPUT
 */
export const parseSlice = (args: ConnectionArgs): ConnectionSlice => parseInput(fields, args);
