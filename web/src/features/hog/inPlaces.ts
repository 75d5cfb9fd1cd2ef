/**
 * What others changed must not move the rows under someone's hands: while a deal is held, its neighbours stay where they
 * stood, news of them included, and what is new comes after them. The held deal stays even if it left the list, so that
 * nothing typed into it is lost. Nobody's hands on the rows: the list as it is now.
 */
export function inPlaces<Row extends { number: number }>(
  shown: readonly Row[],
  fresh: readonly Row[],
  held: number | undefined,
  most: number,
): Row[] {
  if (held === undefined) return [...fresh];
  const news = new Map(fresh.map(row => [row.number, row]));
  const stayed = shown.flatMap(row => {
    const now = news.get(row.number) ?? (row.number === held ? row : undefined);
    return now ? [now] : [];
  });
  const placed = new Set(stayed.map(({ number }) => number));
  return [...stayed, ...fresh.filter(({ number }) => !placed.has(number))].slice(0, most);
}

/**
 * The deal in whose row or card the focus is. In a list with nothing left, a tick that was just set holds no deal; an
 * amount that is being typed does.
 */
export function dealUnderHands(left: number): number | undefined {
  if (left === 0 && !document.activeElement?.matches(TYPED_INTO)) return undefined;
  const row = document.activeElement?.closest<HTMLElement>('[data-id]');
  return row ? Number(row.dataset.id) : undefined;
}

const TYPED_INTO = 'input:not([type=checkbox])';
