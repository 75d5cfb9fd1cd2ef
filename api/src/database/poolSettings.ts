import type pg from 'pg';
import { ISO_DAYS } from './connection.ts';
import { limits, waits } from './servers/limits.ts';
import { PoolerClient } from './servers/poolerClient.ts';
import { StoreClient } from './servers/storeClient.ts';
import { keepValuesOutOfTheLog } from './statementLog.ts';

/** What a connection to PostgreSQL itself keeps, and a pooler's does not. */
export const settingsOfConnection: pg.PoolConfig = {
  Client: StoreClient,
  options: ISO_DAYS,
  onConnect: keepValuesOutOfTheLog,
};

/** Settings of a pool with the time limits of a call. @param isPooler whether the address leads through a pooler */
export const settingsOfCalls = (isPooler: boolean, max: number): pg.PoolConfig => ({
  ...(isPooler ? { Client: PoolerClient } : { ...settingsOfConnection, ...limits }),
  ...waits,
  max,
  idleTimeoutMillis: 30_000,
});
