import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/**
 * Returns whether a query selects a field. With this check, a report does not read data that the query does
 * not need. A field under a condition (`@include`, `@skip`) counts as selected.
 */
export function isFieldSelected(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  name: string,
): boolean {
  const isInSet = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some(each => {
      if (each.kind === Kind.FIELD) return each.name.value === name;
      if (each.kind === Kind.INLINE_FRAGMENT) return isInSet(each.selectionSet);
      return isInSet(fragments[each.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.some(node => isInSet(node.selectionSet));
}
