const TIMELINE = `('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)`;

/**
 * The timeline of the database, above every version: a failover begins another one. When it lost changes, a number is met
 * again with other content, but not the same version (decision 130). There is room for 2^38 changes.
 */
export const EPOCH = `
  (case when pg_is_in_recovery() then 0
    else ${TIMELINE}::bigint end << 38)`;

/** The lowest version that a deal gets on this timeline, as its trigger gives it to a deal that is changed (decision 130). */
export const LOWEST_DEAL_VERSION = `((${TIMELINE}::integer - 1 << 16) + 1)`;
