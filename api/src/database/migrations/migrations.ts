import { Migration20260101000000_store } from './Migration20260101000000_store.ts';

/** In the order in which they run. A migration that has landed is never edited: add the next one. */
export const migrations = [{ name: 'Migration20260101000000_store', class: Migration20260101000000_store }];
