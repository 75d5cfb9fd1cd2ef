import { AccessToken } from './accessTokens/accessToken.entity.ts';
import { Deal, DealChange } from './deals/deal.entity.ts';
import { Employee, Position, Team } from './employees/employee.entity.ts';
import { Invite } from './invites/invite.entity.ts';
import { SavedQuery } from './savedQueries/savedQuery.entity.ts';
import { MonthPot, ToDoDays, VacationUnits, WorkingDays } from './settings/settings.entity.ts';
import { UpLog, UpLogRow } from './uplogs/upLog.entity.ts';

/** Every entity of the store, for whoever opens its database. */
export const entities = [
  Position,
  Team,
  Employee,
  AccessToken,
  Invite,
  Deal,
  DealChange,
  WorkingDays,
  VacationUnits,
  MonthPot,
  ToDoDays,
  UpLog,
  UpLogRow,
  SavedQuery,
];
