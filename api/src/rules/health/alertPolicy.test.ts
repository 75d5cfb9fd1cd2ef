import { decideAlert, NO_ALERT } from './alertPolicy.ts';

const at = (time: string) => new Date(`2026-06-${time}Z`);
const alert = { subjects: ['Backup'], at: at('17T15:00:00') };

it('sends one alert for each new problem, and lists all current problems in the alert', () => {
  expect(decideAlert(NO_ALERT, [], at('17T15:00:00'))).toEqual({ isDue: false, alert: NO_ALERT });
  expect(decideAlert(NO_ALERT, ['Backup'], at('17T15:00:00'))).toEqual({ isDue: true, alert });
  expect(decideAlert(alert, ['Backup'], at('27T15:00:00'))).toEqual({ isDue: false, alert });
  expect(decideAlert(alert, ['Backup', 'Stored totals'], at('18T15:00:00'))).toEqual({
    isDue: true,
    alert: { subjects: ['Backup', 'Stored totals'], at: at('18T15:00:00') },
  });
});

it('sends another alert for a problem that was solved and has returned, but not within 24 hours of the last alert', () => {
  const solved = decideAlert(alert, [], at('17T16:00:00'));
  expect(solved).toEqual({ isDue: false, alert: { subjects: [], at: alert.at } });
  expect(decideAlert(solved.alert, ['Backup'], at('18T14:59:59')).isDue).toBe(false);
  expect(decideAlert(solved.alert, ['Backup'], at('18T15:00:00')).isDue).toBe(true);
});

it('sends an alert when a new problem appears after the reported problem was solved', () => {
  expect(decideAlert(alert, ['Stored totals'], at('18T15:00:00')).isDue).toBe(true);
});
