import Link from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Question } from '../../components/forms/Question';
import { dayIn, longDay } from '../../lib/days/dates';
import { useStoreTimeZone } from '../../lib/days/storeDay';
import { DAYS_KEPT, dropOldOfOthers, dropTyped, isTypedBefore, renewTyped } from '../../lib/saves/typedTexts';
import { PageSkeleton } from '../layout/PageSkeleton';
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
      <PageSkeleton />
      <Question
        title={`Typed over ${DAYS_KEPT} days ago, and not saved`}
        onClose={goOn}
        ways={[
          { label: 'Discard', act: discard, isDangerous: true },
          { label: `Keep for ${DAYS_KEPT} days`, act: keep, isFocused: true },
        ]}
      >
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
      </Question>
    </>
  );
}
