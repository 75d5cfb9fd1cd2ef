import { channelLabels } from '../../generated/rules/channelLabels';
import type { Door } from '../../generated/types';
import { createZonedFormat } from '../days/zonedFormat';

export const channels = Object.keys(channelLabels) as Door[];

/**
 * Formats the source of a change: "Comparison: october.xlsx, line 40". Returns null when no source was
 * recorded.
 */
export function formatChangeSource({
  door,
  origin,
}: {
  door: Door | null;
  origin: string | null;
}): string | null {
  const parts = [door && channelLabels[door], origin].filter(Boolean);
  return parts.length > 0 ? parts.join(': ') : null;
}

/** Formats an instant in the store's time zone: "Nov 3, 2026, 2:15 PM". */
export const formatInstant = (instant: string | Date, timeZone: string): string =>
  formatDateTime(timeZone, new Date(instant));

const formatDateTime = createZonedFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
