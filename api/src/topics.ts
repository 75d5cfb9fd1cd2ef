import sql, { raw } from 'sql-template-tag';

/** What can change while people look at it. */
export const TOPICS = ['DEALS', 'UP_LOG', 'SETTINGS', 'EMPLOYEES'] as const;
export type Topic = (typeof TOPICS)[number];

/** A number for each topic that grows with every transaction that changes it: two calls that find the same would read the same. */
export type Versions = Readonly<Record<Topic, number>>;

const VERSION_OF_EACH = TOPICS.map(
  topic => `'${topic}', coalesce(sum(version) filter (where topic = '${topic}'), 0)`,
).join();

/** The column of that name, for the statement that looks up a call's viewer. */
export const VERSIONS = sql`(select json_build_object(${raw(VERSION_OF_EACH)}) from store_version) as versions`;

/** The version of several topics together, of the whole store unless said. */
export const versionOf = (versions: Versions, topics: readonly Topic[] = TOPICS): number =>
  topics.reduce((sum, topic) => sum + versions[topic], 0);
