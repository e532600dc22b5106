import { expect, test } from 'vitest';
import { exampleSnapshot } from '../../../tests/editor/draft.ts';
import { itemsAt, withValue } from '../../content/values.ts';
import { formFieldIn, placeOf } from '../form/formFields.ts';
import type { Values } from '../values.ts';
import { type Conflict, merge, mergeValues } from './merge.ts';

const person = (name: string, title = 'Murer') => ({ name, title });
const [ola, kari, ida, per] = [person('Ola'), person('Kari'), person('Ida'), person('Per')];

test.each([
  ['it', [kari, ola]],
  ['it, and put another one there', [ida, kari, ola]],
  ['it, and changed both', [person('Kari', 'Takstmann'), person('Ola', 'Takstmann')]],
])('a change stays with its item when the other side has moved %s', (_, moved) => {
  const changed = [person('Ola', 'Flislegger'), kari];
  const conflicts: Conflict[] = [];
  const tell = (conflict: Conflict) => conflicts.push(conflict);
  expect(mergeValues([ola, kari], moved, changed, tell, ['staff'])).toEqual(moved);
  expect(mergeValues([ola, kari], changed, moved, tell, ['staff'])).toEqual(changed);
  expect(conflicts).toEqual([
    { field: ['staff'], mine: moved, theirs: changed },
    { field: ['staff'], mine: changed, theirs: moved },
  ]);
});

test('two changes of one item are merged while another item is added', () => {
  const theirs = [person('Ola', 'Flislegger'), person('Kari', 'Takstmann'), per, ida];
  const tell = () => expect.unreachable();
  const merged = mergeValues([ola, kari, per], [person('Olav'), kari, per], theirs, tell, ['staff']);
  expect(merged).toEqual([person('Olav', 'Flislegger'), ...theirs.slice(1)]);
});

test.each(['mine', 'theirs'] as const)('a list that cannot be merged is one question: %s', async (side) => {
  const content = (...staff: object[]) => ({ 'staff.yaml': { staff } });
  const sides = {
    mine: content(ola, person('Kari', 'Takstmann'), ida),
    theirs: content(person('Åse'), ola, person('Kari', 'Flislegger'), ida, person('Per', 'Flislegger')),
  };
  const merged = merge(content(ola, kari, ida, per), sides.mine, sides.theirs, (conflicts) => {
    expect(conflicts.map(({ field }) => field)).toEqual([['staff.yaml', 'staff']]);
    return Promise.resolve([side]);
  });
  expect(await merged).toEqual(sides[side]);
});

const nora = person('Nora');
test.each([
  ['both add the same, one of them more', [per], [per, nora], [per, nora, ida], [per, nora, ida]],
  ['both add the same in a new list', [], [nora, ola], [nora, ida], [nora, ida, ola]],
  [
    'one corrects what the other adds beside',
    [per],
    [person('Pär')],
    [kari, per, nora],
    [kari, person('Pär'), nora],
  ],
  ['one removes what the other adds beside', [per, ola], [per], [per, ola, nora], [per, nora]],
])('neighbours of a list are merged without a question: %s', (_, base, mine, theirs, right) => {
  const tell = () => expect.unreachable();
  expect(mergeValues(base, mine, theirs, tell, ['staff'])).toEqual(right);
  expect(mergeValues(base, theirs, mine, tell, ['staff'])).toHaveLength(right.length);
});

test('a question names the item that it is about, also where somebody added one before it', async () => {
  const { values } = exampleSnapshot();
  const staff = (value: unknown) => withValue(values, ['staff.yaml', 'staff'], value) as Values;
  const [ola, kari] = itemsAt(values['staff.yaml'], 'staff');
  const mine = staff([ola, withValue(kari, ['title'], 'Takstmann')]);
  const theirs = staff([{ name: 'Ida Ås', title: 'Murer' }, ola, withValue(kari, ['title'], 'Flislegger')]);
  const asked: string[] = [];
  await merge(values, mine, theirs, (conflicts, merged) => {
    asked.push(...conflicts.map(({ field }) => placeOf(formFieldIn(merged, field))));
    return Promise.resolve(conflicts.map(() => 'mine' as const));
  });
  expect(asked).toEqual(['«Ansatte» → Kari Nordmann → Stilling']);
});
