import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { dayIn, longDay } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { DAYS_KEPT, dropOldOfOthers, dropTyped, isTypedBefore, renewTyped } from '../../lib/saves/typedTexts';
import { ShownPageShape } from '../layout/ShownPageShape';
import { useSignedIn } from '../session/SessionProvider';
import { UnsavedList } from './UnsavedList';
import { unsavedWork } from './unsavedWork';

/** Asks about what this person typed long ago, before a screen offers it (sign-in.md, After 14 days). */
export function LongUnsaved({ children }: { children: ReactNode }) {
  const timeZone = useStoreTimeZone();
  const { id } = useSignedIn().user;
  const [works, setWorks] = useState(() => {
    dropOldOfOthers(id);
    return unsavedWork(id).filter(work => isTypedBefore(work, DAYS_KEPT));
  });
  if (works.length === 0) return children;

  const texts = works.flatMap(work => work.texts);
  const goOn = () => setWorks([]);

  function discard() {
    dropTyped(texts);
    goOn();
  }

  function keep() {
    renewTyped(texts);
    goOn();
  }

  return (
    <>
      <ShownPageShape />
      <Dialog
        open
        role="alertdialog"
        aria-labelledby="long-title"
        aria-describedby="long-text"
        onClose={goOn}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id="long-title">Typed over {DAYS_KEPT} days ago, and not saved</DialogTitle>
        <DialogContent id="long-text">
          <UnsavedList
            works={works}
            render={({ what, to, typedAt }) => (
              <>
                <Link component={RouterLink} to={to} onClick={goOn}>
                  {what}
                </Link>
                , {longDay(dayIn(timeZone, new Date(typedAt)))}
              </>
            )}
          />
          Discard erases all of it from this computer.
        </DialogContent>
        <DialogActions>
          <Button color="error" onClick={discard}>
            Discard
          </Button>
          <Button variant="contained" autoFocus onClick={keep}>
            Keep for {DAYS_KEPT} days
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
