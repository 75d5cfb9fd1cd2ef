import { AccessToken } from './accessTokens/accessToken.entity.ts';
import { Employee } from './employees/employee.entity.ts';
import { Invite } from './invites/invite.entity.ts';
import { SavedQuery } from './savedQueries/savedQuery.entity.ts';
import { FirstView, SavedView } from './views/view.entity.ts';

/** Entities that MikroORM writes. Deals, ups and settings are written by SQL statements (decision 122). */
export const entities = [Employee, AccessToken, Invite, SavedQuery, SavedView, FirstView];
