import { decideAlert, NO_ALERT } from './alertPolicy.ts';

const at = (time: string) => new Date(`2026-06-${time}Z`);
const alert = { subjects: ['Backup'], at: at('17T15:00:00') };

it('sends an alert once per problem, and lists all current problems in it', () => {
  expect(decideAlert(NO_ALERT, [], at('17T15:00:00'))).toEqual({ isDue: false, alert: NO_ALERT });
  expect(decideAlert(NO_ALERT, ['Backup'], at('17T15:00:00'))).toEqual({ isDue: true, alert });
  expect(decideAlert(alert, ['Backup'], at('27T15:00:00'))).toEqual({ isDue: false, alert });
  expect(decideAlert(alert, ['Backup', 'Figures'], at('18T15:00:00'))).toEqual({
    isDue: true,
    alert: { subjects: ['Backup', 'Figures'], at: at('18T15:00:00') },
  });
});

it('repeats an alert for a problem that was solved in between, but not within 24 hours', () => {
  const solved = decideAlert(alert, [], at('17T16:00:00'));
  expect(solved).toEqual({ isDue: false, alert: { subjects: [], at: alert.at } });
  expect(decideAlert(solved.alert, ['Backup'], at('18T14:59:59')).isDue).toBe(false);
  expect(decideAlert(solved.alert, ['Backup'], at('18T15:00:00')).isDue).toBe(true);
});

it('sends an alert when a different problem replaces a reported one', () => {
  expect(decideAlert(alert, ['Figures'], at('18T15:00:00')).isDue).toBe(true);
});
