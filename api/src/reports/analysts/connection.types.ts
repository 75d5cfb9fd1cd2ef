import { type ClassType, Field, Int, ObjectType } from 'type-graphql';

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

/** A row with its place in the list. */
interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

/** A page of a list. */
export interface Page<Node> {
  readonly edges: Edge<Node>[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** A list of which only the requested parts are read. */
export interface Listed<Node> {
  page(): Promise<Page<Node>>;
  count(): Promise<number>;
}

/**
 * The connection type of a list, after the model of Relay: the page is read once when any field of it is requested, the
 * count when `totalCount` is.
 * @param what the rows in words, such as "deals"
 */
export function connectionOf<Node extends object>(name: string, what: string, nodeType: ClassType<Node>) {
  @ObjectType(`${name}Edge`, { description: `One of the ${what} with its place in the list.` })
  class EdgeType implements Edge<Node> {
    @Field(() => String, { description: 'Its place in this list in this order: what `after` takes.' })
    cursor!: string;

    @Field(() => nodeType, { description: 'The row itself.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${what}, and how many there are in all.` })
  class ConnectionType {
    private readonly list: Listed<Node>;
    private pageOnce: Promise<Page<Node>> | undefined;

    constructor(list: Listed<Node>) {
      this.list = list;
    }

    @Field(() => [EdgeType], { description: `The page’s ${what}, each with its cursor.` })
    async edges(): Promise<EdgeType[]> {
      return (await this.page()).edges;
    }

    @Field(() => [nodeType], { description: `The page’s ${what}, without cursors.` })
    async nodes(): Promise<Node[]> {
      return (await this.page()).edges.map(edge => edge.node);
    }

    @Field(() => Int, { description: 'Rows of the whole filter, not the page. Counted only when asked for.' })
    totalCount(): Promise<number> {
      return this.list.count();
    }

    @Field(() => PageInfoType, { description: 'Whether there is more, and how to get it.' })
    async pageInfo(): Promise<PageInfoType> {
      const { edges, hasNextPage, hasPreviousPage } = await this.page();
      const [startCursor = null, endCursor = null] = [edges[0]?.cursor, edges.at(-1)?.cursor];
      return { hasNextPage, hasPreviousPage, startCursor, endCursor };
    }

    private page(): Promise<Page<Node>> {
      this.pageOnce ??= this.list.page();
      return this.pageOnce;
    }
  }
  return ConnectionType;
}
