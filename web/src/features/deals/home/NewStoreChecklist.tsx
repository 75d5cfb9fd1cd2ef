import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useToast } from '../../../components/feedback/Toast';
import { ConfirmButton } from '../../../components/forms/ConfirmButton';
import { CheckCircleIcon, EmptyCircleIcon } from '../../../components/icons/rareIcons';
import { framedStyles } from '../../../components/styles/framed.styles';
import { touchMedia } from '../../../components/styles/mediaQueries';
import { toErrorMessage } from '../../../lib/apollo/errors';
import { DismissNewStoreDocument, NewStoreDocument, type NewStoreQuery } from './newStore.generated';

type SetupStep = {
  completionField: keyof Omit<NonNullable<NewStoreQuery['newStore']>, '__typename'>;
  title: string;
  description: string;
  links: readonly { label: string; to: string }[];
};

/** Steps that set up a new store, in the recommended order (new-store.md). */
const setupSteps: readonly SetupStep[] = [
  {
    completionField: 'hasPeople',
    title: 'People',
    description: 'Invite your salespeople, or import a list.',
    links: [
      { label: 'Invite', to: '/managers' },
      { label: 'Import people', to: '/import?of=people' },
    ],
  },
  {
    completionField: 'hasWorkingDays',
    title: 'Working days',
    description: 'Set this month’s total and completed days. Pace and track depend on them.',
    links: [{ label: 'Set working days', to: '/tick' }],
  },
  {
    completionField: 'hasDeals',
    title: 'This month’s deals',
    description: 'Import a file from your DMS, or add them one at a time.',
    links: [
      { label: 'Import deals', to: '/import' },
      { label: 'Add a deal', to: '/?deal=new' },
    ],
  },
  {
    completionField: 'hasGoals',
    title: 'Goals',
    description: 'Unit goals for the month.',
    links: [{ label: 'Set goals', to: '/tick' }],
  },
  {
    completionField: 'hasDisplay',
    title: 'Display',
    description: 'Show the boards on a TV or tablet.',
    links: [{ label: 'Pair a display', to: '/displays' }],
  },
];

/** Shows the setup steps of a new store with links; renders nothing once all steps are done. */
export function NewStoreChecklist() {
  const { data } = useQuery(NewStoreDocument);
  const [dismiss, { loading }] = useMutation(DismissNewStoreDocument, { refetchQueries: [NewStoreDocument] });
  const showToast = useToast();
  const completion = data?.newStore;
  if (!completion) return null;
  const doneCount = setupSteps.filter(step => completion[step.completionField]).length;
  return (
    <Box component="section" aria-labelledby="new-store" sx={[framedStyles, checklistStyles]}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Box component="h2" id="new-store" sx={{ m: 0, typography: 'h2' }}>
          Set up your store
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {doneCount} of {setupSteps.length} done
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <ConfirmButton
            label="Dismiss"
            confirmLabel="Dismiss for everyone"
            busyLabel="Dismissing..."
            isBusy={loading}
            isQuiet
            onConfirm={() => dismiss().catch(problem => showToast(toErrorMessage(problem), 'error'))}
          />
        </Box>
      </Box>
      <ol>
        {setupSteps.map(({ completionField: name, title, description, links }) => (
          <li key={name}>
            {completion[name] ? (
              <CheckCircleIcon titleAccess="Done" color="primary" />
            ) : (
              <EmptyCircleIcon titleAccess="To do" color="disabled" />
            )}
            <strong>{title}</strong>
            <span>{description}</span>
            {!completion[name] && (
              <Box sx={{ ml: 'auto', display: 'flex', gap: 1.5 }}>
                {links.map(({ label, to }) => (
                  <Box key={to} component={Link} to={to} sx={linkStyles}>
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

const checklistStyles = {
  p: 2,
  typography: 'body2',
  displayPrint: 'none',
  '& ol': { m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 },
  '& li > span': { color: 'text.secondary' },
} as const;

const linkStyles = {
  color: 'primary.main',
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  [touchMedia]: { minHeight: 44 },
} as const;
