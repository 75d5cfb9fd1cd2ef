import { AccessToken } from './accessTokens/accessToken.entity.ts';
import { Employee, Position, Team } from './employees/employee.entity.ts';
import { Invite } from './invites/invite.entity.ts';
import { SavedQuery } from './savedQueries/savedQuery.entity.ts';
import { SavedView } from './views/view.entity.ts';

/** What is written by entities, for whoever opens the database; deals, ups and settings are written by statements (decision 122). */
export const entities = [Position, Team, Employee, AccessToken, Invite, SavedQuery, SavedView];
