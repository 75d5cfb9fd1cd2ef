/** Numbers that no demo deal has. Each worker starts at another number. */
let nextNumber = 900_000 + Math.floor(Math.random() * 90_000);

export const nextDealNumber = () => String(nextNumber++);
