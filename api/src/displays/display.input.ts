import { z } from 'zod';
import { filledLine, requiredChoice, trimmedLine } from '../platform/input/fields.ts';
import { parsePairingCode } from '../rules/displays/pairingCode.ts';
import { type DisplayBoard, DisplayBoardEnum, DisplayThemeEnum } from './display.enums.ts';

const boards = Object.keys(DisplayBoardEnum) as [DisplayBoard, ...DisplayBoard[]];
const SECONDS = 'must be a whole number from 5 to 300';

/** What a display is called and shows. */
export const displayForm = z.object({
  name: filledLine(60),
  boards: z
    .array(requiredChoice(boards))
    .min(1, 'must name at least one')
    .refine(chosen => new Set(chosen).size === chosen.length, 'must name each board once'),
  seconds: z.int(SECONDS).min(5, SECONDS).max(300, SECONDS),
  theme: z.enum(DisplayThemeEnum),
  showsGross: z.boolean(),
  hasSound: z.boolean(),
});

export type DisplayForm = z.output<typeof displayForm>;

const MUST_BE_LETTERS = 'must be the six letters that the display shows';

/** The letters on a device, as someone typed them. */
export const letters = z.string(MUST_BE_LETTERS).transform((typed, context) => {
  const read = parsePairingCode(typed);
  if (read !== undefined) return read;
  context.addIssue(MUST_BE_LETTERS);
  return z.NEVER;
});

/** The message of all displays; blank is none. */
export const message = trimmedLine(200);
