interface Page {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Page after page of a connection, to its end. `ask` is given the cursor to go on from, null at first. */
export async function everyPage<Shown extends Page>(
  ask: (after: string | null) => Promise<Shown>,
): Promise<Shown[]> {
  const pages: Shown[] = [];
  for (let after: string | null = null; ; ) {
    const page: Shown = await ask(after);
    pages.push(page);
    if (!page.pageInfo.hasNextPage) return pages;
    after = page.pageInfo.endCursor;
  }
}
