/** Numbers that no demo deal has; each worker begins elsewhere. */
let next = 900_000 + Math.floor(Math.random() * 90_000);

export const nextDealNumber = () => String(next++);
