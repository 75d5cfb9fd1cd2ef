import { Migration20260101000000_store } from './Migration20260101000000_store.ts';
import { Migration20261121000001_access_tokens } from './Migration20261121000001_access_tokens.ts';
import { Migration20261121000003_saved_queries } from './Migration20261121000003_saved_queries.ts';
import { Migration20261121000004_store_version } from './Migration20261121000004_store_version.ts';
import { Migration20261122000010_restored_deals } from './Migration20261122000010_restored_deals.ts';

/** In the order in which they run. A migration that has landed is never edited: add the next one. */
export const migrations = [
  { name: 'Migration20260101000000_store', class: Migration20260101000000_store },
  { name: 'Migration20261121000001_access_tokens', class: Migration20261121000001_access_tokens },
  { name: 'Migration20261121000003_saved_queries', class: Migration20261121000003_saved_queries },
  { name: 'Migration20261121000004_store_version', class: Migration20261121000004_store_version },
  { name: 'Migration20261122000010_restored_deals', class: Migration20261122000010_restored_deals },
];
