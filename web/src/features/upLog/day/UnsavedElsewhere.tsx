import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { UnsavedStrip } from '../../../components/saves/UnsavedStrip';
import { type Day, longDay } from '../../../lib/days/dates';
import { unsavedChanges } from '../../../lib/saves/cellSaves';
import { draftsOf } from '../../../lib/saves/drafts';
import { useCells } from '../../../lib/saves/useCells';
import { useViewer } from '../../../lib/viewer';
import { useWaitingUps } from '../newUps/useNewUps';
import type { UpFieldsFragment } from '../upLog.generated';
import { useUpActions } from './upActions';
import { fieldLabels, quoted, type UpField } from './upSaves';
import { UP_DRAFTS } from './useUpEdits';

type Props = { day: Day; rows: readonly UpFieldsFragment[] };

/** What is not saved and has no row here to say so: of rows that someone deleted meanwhile, and of other days. */
export function UnsavedElsewhere({ day, rows }: Props) {
  const { id: viewerId } = useViewer();
  const { store, discard } = useUpActions().edits;
  const ofGoneRows = unsavedChanges(useCells(store)).filter(
    ({ cell }) => !rows.some(({ id }) => id === cell.row),
  );
  const days = draftsOf(UP_DRAFTS, viewerId)
    .all()
    .map(({ name }) => name.slice(0, name.indexOf(' ')));
  const newDays = useWaitingUps()
    .filter(({ save }) => save.status !== 'saving')
    .map(({ up }) => up.day);
  const otherDays = new Set([...days, ...newDays].sort());
  otherDays.delete(day);

  return (
    <>
      {ofGoneRows.map(({ cell, entered }) => {
        const field = cell.field as UpField;
        return (
          <UnsavedStrip
            key={`${cell.row} ${field}`}
            actions={
              <Button color="inherit" onClick={() => discard(cell)}>
                Dismiss
              </Button>
            }
          >
            <strong>{fieldLabels[field]}</strong> was not saved{quoted(field, entered)}. Its row has been
            deleted.
          </UnsavedStrip>
        );
      })}
      {[...otherDays].map(other => (
        <UnsavedStrip
          key={other}
          actions={
            <Button component={Link} to={`?day=${other}`} variant="outlined" color="inherit">
              Show that day
            </Button>
          }
        >
          Something typed on {longDay(other)} is not saved yet.
        </UnsavedStrip>
      ))}
    </>
  );
}
