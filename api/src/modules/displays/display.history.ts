import type { RecordedEntity } from '../../platform/history/history.ts';
import { canManageDisplays } from './display.policy.ts';
import type { DisplayBoard, DisplayTheme } from './display.types.ts';

/** Describes displays for the history. The pairing of a display is recorded as its creation. */
export const displayHistory = {
  name: 'display',
  description: 'A display: paired, changed, removed.',
  right: canManageDisplays,
  fields: {
    name: { kind: 'text', description: 'What a display is called.' },
    boards: {
      kind: 'text',
      description: 'What a display shows in turn.',
      toText: (boards: readonly DisplayBoard[]) => boards.map(toSentenceCase).join(', '),
    },
    seconds: { kind: 'number', description: 'For how many seconds a display shows each.' },
    theme: {
      kind: 'text',
      description: 'How a display looks.',
      toText: (theme: DisplayTheme) => toSentenceCase(theme),
    },
    showsGross: { kind: 'flag', description: 'Whether a display shows gross.' },
    hasSound: { kind: 'flag', description: 'Whether a display sounds when a deal is sold.' },
  },
} as const satisfies RecordedEntity;

/** Describes the message of all displays for the history. */
export const messageHistory = {
  name: 'message',
  description: 'The message of all displays.',
  right: canManageDisplays,
  fields: { text: { kind: 'text', description: 'The message of all displays; blank is none.' } },
} as const satisfies RecordedEntity;

/** Formats an enum name in sentence case, such as `TICK_SHEET` as "Tick sheet". */
const toSentenceCase = (name: string): string =>
  name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ');
