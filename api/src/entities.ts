import { AccessToken } from './accessTokens/accessToken.entity.ts';
import { Employee, Position, Team } from './employees/employee.entity.ts';
import { Invite } from './invites/invite.entity.ts';
import { SavedQuery } from './savedQueries/savedQuery.entity.ts';
import { MonthPot, ToDoDays, VacationUnits, WorkingDays } from './settings/settings.entity.ts';

/** What is written by entities, for whoever opens the database; deals and ups are written by statements (decision 122). */
export const entities = [
  Position,
  Team,
  Employee,
  AccessToken,
  Invite,
  WorkingDays,
  VacationUnits,
  MonthPot,
  ToDoDays,
  SavedQuery,
];
