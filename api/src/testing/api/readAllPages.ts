interface PagedResponse {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Reads all pages of a connection. `fetchPage` receives the cursor, which is null for the first page. */
export async function readAllPages<PageType extends PagedResponse>(
  fetchPage: (after: string | null) => Promise<PageType>,
): Promise<PageType[]> {
  const pages: PageType[] = [];
  for (let after: string | null = null; ; ) {
    const page: PageType = await fetchPage(after);
    pages.push(page);
    if (!page.pageInfo.hasNextPage) return pages;
    after = page.pageInfo.endCursor;
  }
}
