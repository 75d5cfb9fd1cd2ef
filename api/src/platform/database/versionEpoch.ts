const TIMELINE_SQL = `('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)`;

/**
 * The database's timeline, placed above every version number. A failover begins a new timeline. If the
 * failover lost changes, a version number can occur again with other content. The combination of timeline and
 * version number never occurs again (docs/adr/databases.md). There is room for 2^38 changes.
 */
export const VERSION_EPOCH_SQL = `
  (case when pg_is_in_recovery() then 0
    else ${TIMELINE_SQL}::bigint end << 38)`;

/** The lowest version that the trigger assigns to a changed deal on this timeline (docs/adr/databases.md). */
export const MIN_DEAL_VERSION_SQL = `((${TIMELINE_SQL}::integer - 1 << 16) + 1)`;
