/**
 * The timeline of the database, above every version: a failover begins another one. When it lost changes, a number is met
 * again with other content, but not the same version (decision 130). There is room for 2^38 changes.
 */
export const EPOCH = `
  (case when pg_is_in_recovery() then 0
    else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint end << 38)`;
