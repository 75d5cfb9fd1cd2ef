import type { RecordedEntity } from '../../platform/history/history.ts';
import { canManageDisplays } from './display.policy.ts';
import type { DisplayBoard, DisplayTheme } from './display.types.ts';

/** Describes displays for the history. The pairing of a display is recorded as its creation. */
export const displayHistory = {
  name: 'display',
  description: 'A display that was paired, changed or removed.',
  right: canManageDisplays,
  fields: {
    name: { kind: 'text', description: 'The display’s location, which is also its name.' },
    boards: {
      kind: 'text',
      description: 'The boards that the display shows, in order.',
      toText: (boards: readonly DisplayBoard[]) => boards.map(toSentenceCase).join(', '),
    },
    seconds: { kind: 'number', description: 'Seconds per board.' },
    theme: {
      kind: 'text',
      description: 'The color theme of the display.',
      toText: (theme: DisplayTheme) => toSentenceCase(theme),
    },
    showsGross: { kind: 'flag', description: 'Whether the leaderboard on the display shows gross.' },
    hasSound: { kind: 'flag', description: 'Whether the display plays a sound when a deal is sold.' },
  },
} as const satisfies RecordedEntity;

/** Describes the message of all displays for the history. */
export const messageHistory = {
  name: 'message',
  description: 'The message on all displays.',
  right: canManageDisplays,
  fields: { text: { kind: 'text', description: 'The message on all displays; blank means no message.' } },
} as const satisfies RecordedEntity;

/** Formats an enum name in sentence case, such as `TICK_SHEET` as "Tick sheet". */
const toSentenceCase = (name: string): string =>
  name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ');
