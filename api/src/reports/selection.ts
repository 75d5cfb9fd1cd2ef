import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/**
 * Whether a query selects this field, so that nothing is read that nobody wants. Under a condition
 * (`@include`, `@skip`) it counts as selected.
 */
export function asksFor(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  name: string,
): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some(each => {
      if (each.kind === Kind.FIELD) return each.name.value === name;
      if (each.kind === Kind.INLINE_FRAGMENT) return isIn(each.selectionSet);
      return isIn(fragments[each.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.some(node => isIn(node.selectionSet));
}
