import sql, { raw } from 'sql-template-tag';
import { VERSION_EPOCH_SQL } from './database/versionEpoch.ts';

/** The groups of data that can change while people view them. */
export const TOPICS = ['DEALS', 'UP_LOG', 'SETTINGS', 'EMPLOYEES', 'COMPARISONS'] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * A number for each topic. The number grows with every change of the topic and with every failover. Two calls
 * with equal numbers read the same data.
 */
export type Versions = Readonly<Record<Topic, number>>;

/**
 * The versions of a call that did not look up the versions. They never equal other versions, so nothing is
 * cached.
 */
export const UNKNOWN_VERSIONS = Object.fromEntries(TOPICS.map(topic => [topic, Number.NaN])) as Versions;

/** Selects the column `versions`, for the statement that looks up the viewer of a call. */
export const versionsSql = sql`(
  with timeline as materialized (select ${raw(VERSION_EPOCH_SQL)} as epoch),
  counted as (select topic, sum(version) as version from store_version group by topic)
  select json_object_agg(topic, epoch + version) from counted, timeline) as versions`;

/** Returns the combined version of several topics, by default of the whole store. */
export const combineVersions = (versions: Versions, topics: readonly Topic[] = TOPICS): number =>
  topics.reduce((total, topic) => total + versions[topic], 0);
