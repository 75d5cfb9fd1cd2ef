/** Facts looked up by the employee they belong to; an employee without any has an empty list. */
export function byEmployee<Fact extends { readonly employeeId: number }>(
  facts: readonly Fact[],
): (employeeId: number) => readonly Fact[] {
  const groups = new Map<number, Fact[]>();
  for (const fact of facts) {
    const group = groups.get(fact.employeeId);
    if (group) group.push(fact);
    else groups.set(fact.employeeId, [fact]);
  }
  return employeeId => groups.get(employeeId) ?? [];
}
