import type { DisplayBoard } from '../../../displays/display.enums.ts';
import { canManageDisplays } from '../../../displays/display.policy.ts';
import { type DisplayRow, displays } from '../../../displays/display.query.ts';
import { exportCall } from '../exportCall.ts';
import { columnsOf, shortTable, yes } from '../exportTable.ts';
import { momentColumns } from '../momentColumns.ts';

/** `POT_OF_GOLD` is `Pot of gold`, as the screen has it. */
const boardName = (board: DisplayBoard): string =>
  `${board.slice(0, 1)}${board.slice(1).toLowerCase().replaceAll('_', ' ')}`;

/** The store's displays, never what they sign in with. @throws FORBIDDEN */
export const displaysExport = exportCall({
  name: 'displays',
  of: 'the store’s displays, by name',
  right: canManageDisplays,
  query: {},
  table: async context => {
    return shortTable<DisplayRow>({
      title: 'Displays',
      shown: ['All of them'],
      columns: [
        ...columnsOf<DisplayRow>('text', {
          Display: display => display.name,
          Shows: display => display.boards.map(boardName).join(', '),
        }),
        { head: 'Seconds each', kind: 'count', cell: display => display.seconds },
        ...columnsOf<DisplayRow>('text', {
          'With gross': display => yes(display.showsGross),
          'With sound': display => yes(display.hasSound),
          'Paired by': display => display.createdBy,
        }),
        ...momentColumns<DisplayRow>('Last seen', display => display.lastSeenAt, context.clock.timeZone),
      ],
      lines: await displays(context),
    });
  },
});
