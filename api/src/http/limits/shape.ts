import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** How large an operation is as it is written, with every fragment counted wherever it is spread. */
export interface Shape {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly directives: number;
  /** The names of the outermost fields, with repetitions. */
  readonly rootFields: readonly string[];
}

type Counts = Omit<Shape, 'rootFields'>;

const NOTHING: Counts = { depth: 0, fields: 0, aliases: 0, directives: 0 };

/** Fragments by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap(each => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );

/** @param operation of a valid document: no fragment spreads itself */
export function shapeOf(operation: OperationDefinitionNode, fragments: Fragments): Shape {
  const known = new Map<string, Counts>();

  const ofSet = ({ selections }: SelectionSetNode): Counts =>
    selections.map(ofSelection).reduce(together, NOTHING);

  const ofFragment = (name: string): Counts => {
    const counted = known.get(name) ?? ofSet((fragments.get(name) as FragmentDefinitionNode).selectionSet);
    known.set(name, counted);
    return counted;
  };

  const ofSelection = (node: SelectionNode): Counts => {
    const directives = node.directives?.length ?? 0;
    if (node.kind !== Kind.FIELD) {
      const inner =
        node.kind === Kind.FRAGMENT_SPREAD ? ofFragment(node.name.value) : ofSet(node.selectionSet);
      return { ...inner, directives: inner.directives + directives };
    }
    const inner = node.selectionSet ? ofSet(node.selectionSet) : NOTHING;
    const isIntrospection = node.name.value.startsWith('__');
    return {
      depth: 1 + (isIntrospection ? 0 : inner.depth),
      fields: 1 + inner.fields,
      aliases: inner.aliases + (node.alias ? 1 : 0),
      directives: inner.directives + directives,
    };
  };

  const counts = ofSet(operation.selectionSet);
  // A document that spreads one fragment a million times is refused without making that list.
  const rootFields = counts.fields > 10_000 ? [] : namesIn(operation.selectionSet, fragments);
  return { ...counts, directives: counts.directives + (operation.directives?.length ?? 0), rootFields };
}

const together = (one: Counts, other: Counts): Counts => ({
  depth: Math.max(one.depth, other.depth),
  fields: one.fields + other.fields,
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
});

function namesIn({ selections }: SelectionSetNode, fragments: Fragments): string[] {
  return selections.flatMap(node => {
    if (node.kind === Kind.FIELD) return [node.name.value];
    if (node.kind === Kind.INLINE_FRAGMENT) return namesIn(node.selectionSet, fragments);
    const fragment = fragments.get(node.name.value);
    return fragment ? namesIn(fragment.selectionSet, fragments) : [];
  });
}
