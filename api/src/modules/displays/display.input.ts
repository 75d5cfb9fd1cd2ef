import { z } from 'zod';
import { filledLine, requiredChoice, trimmedLine } from '../../platform/input/fields.ts';
import { parsePairingCode } from '../../rules/displays/pairingCode.ts';
import { type DisplayBoard, DisplayBoardEnum, DisplayThemeEnum } from './display.types.ts';

const boards = Object.keys(DisplayBoardEnum) as [DisplayBoard, ...DisplayBoard[]];
const SECONDS_MESSAGE = 'must be a whole number from 5 to 300';

/** Parses the form of a display. */
export const displayFormSchema = z.object({
  name: filledLine(60),
  boards: z
    .array(requiredChoice(boards))
    .min(1, 'must list at least one board')
    .refine(selected => new Set(selected).size === selected.length, 'must list each board only once'),
  seconds: z.int(SECONDS_MESSAGE).min(5, SECONDS_MESSAGE).max(300, SECONDS_MESSAGE),
  theme: z.enum(DisplayThemeEnum),
  showsGross: z.boolean(),
  hasSound: z.boolean(),
});

export type DisplayForm = z.output<typeof displayFormSchema>;

const LETTERS_MESSAGE = 'must be the six-letter code on the display';

/** Parses pairing letters as people type them. */
export const lettersSchema = z.string(LETTERS_MESSAGE).transform((input, context) => {
  const parsed = parsePairingCode(input);
  if (parsed !== undefined) return parsed;
  context.addIssue(LETTERS_MESSAGE);
  return z.NEVER;
});

/** Parses the message of all displays. A blank text means no message. */
export const messageSchema = trimmedLine(200);
