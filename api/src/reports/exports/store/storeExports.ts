import { canManageDisplays } from '../../../displays/display.policy.ts';
import { canManageInvites } from '../../../invites/invite.policy.ts';
import { exportCall, flag } from '../exportCall.ts';
import { accessTokensExport } from './accessTokens.export.ts';
import { displaysExport } from './displays.export.ts';
import { invitesExport } from './invites.export.ts';
import { peopleExport } from './people.export.ts';

/** Who and what belongs to the store: its people and what lets them in. */
export const storeExports = [
  exportCall({
    name: 'people',
    of: 'everyone, in the groups of the Managers page',
    query: {},
    table: context => peopleExport(context),
  }),

  exportCall({
    name: 'invites',
    of: 'the pending invites, the latest first, without their links',
    right: canManageInvites,
    query: {},
    table: context => invitesExport(context),
  }),

  exportCall({
    name: 'accesstokens',
    of: 'one’s own access tokens, the latest first, without their texts',
    query: { isEveryones: flag('1 for everyone’s, for admins only; 0 otherwise.') },
    table: (context, { isEveryones }) => accessTokensExport(context, isEveryones),
  }),

  exportCall({
    name: 'displays',
    of: 'the store’s displays, by name',
    right: canManageDisplays,
    query: {},
    table: context => displaysExport(context),
  }),
];
