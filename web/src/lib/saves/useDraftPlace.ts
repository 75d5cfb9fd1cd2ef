import { draftsOf } from '../drafts';
import { useViewer } from '../viewer';
import { cellKey } from './cellSaves';
import type { Draft, DraftPlace } from './cellStore';

/**
 * Where the viewer's drafts of some rows are mirrored.
 * @param isField whether a field is one of theirs
 * @param scope tells them from other rows of the same kind, such as a day
 */
export function useDraftPlace<Wanted>(
  kind: string,
  isField: (field: string) => boolean,
  scope?: string,
): DraftPlace<Wanted> {
  const { id } = useViewer();
  const prefix = scope === undefined ? '' : `${scope} `;
  return {
    drafts: draftsOf<Draft<Wanted>>(kind, id),
    nameOf: cell => prefix + cellKey(cell),
    cellOf: name => {
      const [row, field = ''] = name.slice(prefix.length).split(' ');
      return name.startsWith(prefix) && isField(field) ? { row: Number(row), field } : undefined;
    },
  };
}
