import { planLink } from './planLink';

const fresh = { upType: 'FRESH_UP', customerName: '' } as const;
const visit = {
  id: 7,
  logDate: '2026-11-02',
  customerName: 'Mary Smith',
  isTestDrive: true,
  isWriteUp: false,
  sold: null,
  salesperson: null,
};
const linked = {
  deal: { number: 1042, logDay: '2026-11-25', customerName: 'Mary Smith' },
  visitBefore: visit,
};

describe('a link to a deal', () => {
  it('restores no deal on undo when the up had none', () => {
    expect(planLink({ deal: 1042 }, undefined, fresh)).toEqual({
      link: { dealNumber: 1042 },
      undo: { dealNumber: null },
      message: 'Linked to deal #1042.',
    });
  });

  it('restores the previous deal when its removal is undone', () => {
    expect(planLink({ deal: null }, linked, fresh)).toEqual({
      link: { dealNumber: null },
      undo: { dealNumber: 1042 },
      message: 'Deal #1042 is unlinked.',
    });
  });
});

describe('a link to the previous visit', () => {
  it('completes a partly typed name and makes a fresh up a B-Back, and the undo restores both', () => {
    expect(planLink({ visit, typedName: 'smi' }, undefined, fresh)).toEqual({
      link: { beforeId: 7 },
      undo: { beforeId: null },
      message: 'It is a B-Back now.',
      name: { save: 'Mary Smith', undo: 'smi' },
      typeBefore: 'FRESH_UP',
    });
  });

  it('leaves a full name and other types unchanged', () => {
    const plan = planLink({ visit, typedName: 'Mary Smith' }, undefined, {
      upType: 'APPOINTMENT',
      customerName: 'Mary Smith',
    });
    expect(plan.message).toBe('Linked.');
    expect(plan.name).toEqual({ save: undefined, undo: undefined });
    expect(plan).not.toHaveProperty('typeBefore');
  });

  it('saves a typed name that is longer than the name of the visit', () => {
    const { name } = planLink({ visit, typedName: 'Mary Elizabeth Smith' }, undefined, fresh);
    expect(name).toEqual({ save: 'Mary Elizabeth Smith', undo: undefined });
  });

  it('makes an up without a type a B-Back, and the undo restores no type', () => {
    expect(
      planLink({ visit, typedName: 'smi' }, undefined, { upType: null, customerName: '' }),
    ).toMatchObject({
      message: 'It is a B-Back now.',
      typeBefore: null,
    });
  });

  it('restores the previous visit when its removal is undone', () => {
    expect(planLink({ visit: null }, linked, fresh)).toEqual({
      link: { beforeId: null },
      undo: { beforeId: 7 },
      message: 'The visit is unlinked.',
    });
  });
});
