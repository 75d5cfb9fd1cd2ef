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
  it('removes the link on undo when the up had no deal before', () => {
    expect(planLink({ deal: 1042 }, undefined, fresh)).toEqual({
      link: { dealNumber: 1042 },
      undo: { dealNumber: null },
      message: 'Linked to deal #1042.',
    });
  });

  it('links the deal again when its removal is undone', () => {
    expect(planLink({ deal: null }, linked, fresh)).toEqual({
      link: { dealNumber: null },
      undo: { dealNumber: 1042 },
      message: 'Deal #1042 unlinked.',
    });
  });
});

describe('a link to the previous visit', () => {
  it('completes a half-typed name and changes a fresh up to B-Back, and restores both fields on undo', () => {
    expect(planLink({ visit, typedName: 'smi' }, undefined, fresh)).toEqual({
      link: { beforeId: 7 },
      undo: { beforeId: null },
      message: 'Linked. Type is now B-Back.',
      name: { save: 'Mary Smith', undo: 'smi' },
      typeBefore: 'FRESH_UP',
    });
  });

  it('does not change a full name or a type other than fresh', () => {
    const plan = planLink({ visit, typedName: 'Mary Smith' }, undefined, {
      upType: 'APPOINTMENT',
      customerName: 'Mary Smith',
    });
    expect(plan.message).toBe('Linked.');
    expect(plan.name).toEqual({ save: undefined, undo: undefined });
    expect(plan).not.toHaveProperty('typeBefore');
  });

  it('keeps a typed name that is longer than the name of the visit', () => {
    const { name } = planLink({ visit, typedName: 'Mary Elizabeth Smith' }, undefined, fresh);
    expect(name).toEqual({ save: 'Mary Elizabeth Smith', undo: undefined });
  });

  it('sets the type of an up without a type to B-Back, and the undo removes the type', () => {
    expect(
      planLink({ visit, typedName: 'smi' }, undefined, { upType: null, customerName: '' }),
    ).toMatchObject({
      message: 'Linked. Type is now B-Back.',
      typeBefore: null,
    });
  });

  it('links the previous visit again when its removal is undone', () => {
    expect(planLink({ visit: null }, linked, fresh)).toEqual({
      link: { beforeId: null },
      undo: { beforeId: 7 },
      message: 'Earlier visit unlinked.',
    });
  });
});
