import type { Channel } from '../../platform/viewer/viewer.ts';

/** The source of a change, as screens and exported files show it (changes.md). */
export const channelLabels: Readonly<Record<Channel, string>> = {
  screen: 'App',
  rest: 'REST',
  token: 'Access token',
  comparison: 'Comparison',
  import: 'Import',
  store: 'System',
};
