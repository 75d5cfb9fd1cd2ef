import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { ConfirmButton } from '../../../components/forms/ConfirmButton';
import { framed } from '../../../components/look/framed';
import { thumb } from '../../../components/look/media';
import { CheckCircleIcon, EmptyCircleIcon } from '../../../components/look/rareIcons';
import { useToast } from '../../../components/page/Toast';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import { DismissNewStoreDocument, NewStoreDocument, type NewStoreQuery } from './newStore.generated';

type Step = {
  done: keyof Omit<NonNullable<NewStoreQuery['newStore']>, '__typename'>;
  title: string;
  says: string;
  ways: readonly { label: string; to: string }[];
};

/** What a new store wants, in the order in which it is best done (new-store.md). */
const steps: readonly Step[] = [
  {
    done: 'hasPeople',
    title: 'People',
    says: 'Invite those who sell, or read a list of them.',
    ways: [
      { label: 'Invite', to: '/managers' },
      { label: 'Import people', to: '/import?of=people' },
    ],
  },
  {
    done: 'hasWorkingDays',
    title: 'Working days',
    says: 'How many this month has, and how many are over: pace and track come from them.',
    ways: [{ label: 'Set working days', to: '/tick' }],
  },
  {
    done: 'hasDeals',
    title: 'This month’s deals',
    says: 'From a file of your other system, or one after the other.',
    ways: [
      { label: 'Import deals', to: '/import' },
      { label: 'Add a deal', to: '/?deal=new' },
    ],
  },
  {
    done: 'hasGoals',
    title: 'Goals',
    says: 'Units wanted of the month.',
    ways: [{ label: 'Set goals', to: '/tick' }],
  },
  {
    done: 'hasDisplay',
    title: 'A display',
    says: 'A television on the wall that shows the boards.',
    ways: [{ label: 'Pair a display', to: '/displays' }],
  },
];

/** What the store wants before its first day, each with its way; nothing once all is there. */
export function NewStore() {
  const { data } = useQuery(NewStoreDocument);
  const [dismiss, { loading }] = useMutation(DismissNewStoreDocument, { refetchQueries: [NewStoreDocument] });
  const showToast = useToast();
  const has = data?.newStore;
  if (!has) return null;
  const done = steps.filter(step => has[step.done]).length;
  return (
    <Box component="section" aria-labelledby="new-store" sx={[framed, look]}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Box component="h2" id="new-store" sx={{ m: 0, typography: 'h2' }}>
          Set up the store
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {done} of {steps.length} done
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <ConfirmButton
            label="Dismiss"
            confirmLabel="Dismiss for everyone"
            busyLabel="Dismissing..."
            isBusy={loading}
            isQuiet
            onConfirm={() => dismiss().catch(problem => showToast(sentenceOf(problem), 'error'))}
          />
        </Box>
      </Box>
      <ol>
        {steps.map(({ done: name, title, says, ways }) => (
          <li key={name}>
            {has[name] ? (
              <CheckCircleIcon titleAccess="Done" color="primary" />
            ) : (
              <EmptyCircleIcon titleAccess="To do" color="disabled" />
            )}
            <strong>{title}</strong>
            <span>{says}</span>
            {!has[name] && (
              <Box sx={{ ml: 'auto', display: 'flex', gap: 1.5 }}>
                {ways.map(({ label, to }) => (
                  <Box key={to} component={Link} to={to} sx={wayLook}>
                    {label}
                  </Box>
                ))}
              </Box>
            )}
          </li>
        ))}
      </ol>
    </Box>
  );
}

const look = {
  p: 2,
  typography: 'body2',
  displayPrint: 'none',
  '& ol': { m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 },
  '& li > span': { color: 'text.secondary' },
} as const;

const wayLook = {
  color: 'primary.main',
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  [thumb]: { minHeight: 44 },
} as const;
