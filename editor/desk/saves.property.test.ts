import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givingWay, isChange, planAgain, planUndo, takenBack, type Step } from './saves.ts';
import { differences } from './snapshot.ts';

/** A folder with its history in memory, on the same plans as the one in git. */
class Desk {
  files = new Map([
    ['a', 'a0'],
    ['b', 'b0'],
  ]);
  steps: Step[] = [];

  add(kind: Step['kind'], next: Map<string, string>, takesBack: string[] = []) {
    const files = differences(this.files, next);
    this.steps.push({ id: `s${this.steps.length}`, time: new Date(0), kind, files, takesBack });
    this.files = next;
  }

  save(names: readonly string[], remove: boolean) {
    const next = new Map(this.files);
    for (const name of names) {
      if (remove) next.delete(name);
      else next.set(name, `${name}${this.steps.length + 1}`);
    }
    this.add('save', next);
  }

  /** Presses the one button that a save has: take back, or take in use again. */
  press(id: string) {
    const undo = planUndo(this.steps, id);
    const plan = undo ?? planAgain(this.steps, id);
    const next = new Map(this.files);
    for (const [file, blob] of plan?.files ?? []) {
      if (blob === null) next.delete(file);
      else next.set(file, blob);
    }
    this.add(undo ? 'undo' : 'again', next, plan?.takesBack);
  }
}

/** The folder as the saves that hold leave it. */
function expected(steps: readonly Step[]) {
  const off = takenBack(steps);
  const files = new Map([
    ['a', 'a0'],
    ['b', 'b0'],
  ]);
  for (const step of steps.filter((each) => isChange(each) && !off.has(each.id))) {
    for (const [file, { after }] of Object.entries(step.files)) {
      if (after === null) files.delete(file);
      else files.set(file, after);
    }
  }
  return Object.fromEntries([...files].sort());
}

/** The files that a step wrote, as it left them. */
const whatItLeft = ({ files }: Step) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, { after }]) => (after === null ? [] : [[file, after]])),
  );

const action = fc.oneof(
  fc.record({
    names: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
    remove: fc.boolean(),
  }),
  fc.record({ press: fc.nat(30) }),
);

test('whatever is saved, taken back and taken in use again, the folder is what the saves that hold make it', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
      const desk = new Desk();
      for (const each of actions) {
        if ('names' in each) desk.save(each.names, each.remove);
        else {
          const changes = desk.steps.filter(isChange);
          const change = changes[each.press % Math.max(1, changes.length)];
          if (!change) continue;
          const wasOff = takenBack(desk.steps).has(change.id);
          desk.press(change.id);
          if (wasOff) expect(Object.fromEntries(desk.files)).toMatchObject(whatItLeft(change));
          else expect(takenBack(desk.steps)).toContain(change.id);
        }
        expect(Object.fromEntries([...desk.files].sort())).toEqual(expected(desk.steps));
      }
    }),
    { numRuns: 1000 },
  );
});

test('takes back only what it must', () => {
  const desk = new Desk();
  desk.save(['a'], false);
  desk.save(['b'], false);
  desk.save(['a'], false);
  expect(planUndo(desk.steps, 's1')?.takesBack).toEqual(['s1']);
  expect(planUndo(desk.steps, 's0')?.takesBack).toEqual(['s0', 's2']);
  desk.press('s0');
  expect(Object.fromEntries(desk.files)).toEqual({ a: 'a0', b: 'b2' });
  desk.save(['a'], false);
  expect(givingWay(desk.steps, 's0').map(({ id }) => id)).toEqual(['s4']);
  expect(givingWay(desk.steps, 's1')).toEqual([]);
});
