import { expect, test } from 'vitest';
import { merge } from './merge.ts';

const person = (name: string, title = 'Murer') => ({ name, title });
const [ola, kari, ida, per] = [person('Ola'), person('Kari'), person('Ida'), person('Per')];

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
