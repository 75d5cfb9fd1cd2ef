import sql, { raw } from 'sql-template-tag';
import { EPOCH } from './database/epoch.ts';

/** What can change while people look at it. */
export const TOPICS = ['DEALS', 'UP_LOG', 'SETTINGS', 'EMPLOYEES', 'COMPARISONS'] as const;
export type Topic = (typeof TOPICS)[number];

/** A number for each topic that grows with every change of it, and with every failover: two calls that find the same would read the same. */
export type Versions = Readonly<Record<Topic, number>>;

/** Of a call that did not look them up: equal to none, so nothing is cached for it. */
export const UNKNOWN_VERSIONS = Object.fromEntries(TOPICS.map(topic => [topic, Number.NaN])) as Versions;

/** The column of that name, for the statement that looks up a call's viewer. */
export const VERSIONS = sql`(
  with timeline as materialized (select ${raw(EPOCH)} as epoch),
  counted as (select topic, sum(version) as version from store_version group by topic)
  select json_object_agg(topic, epoch + version) from counted, timeline) as versions`;

/** The version of several topics together, of the whole store unless said. */
export const versionOf = (versions: Versions, topics: readonly Topic[] = TOPICS): number =>
  topics.reduce((sum, topic) => sum + versions[topic], 0);
