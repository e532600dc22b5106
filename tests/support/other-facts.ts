import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Firm } from '../../src/content/schema/firm.ts';

interface OtherFacts {
  firm: Required<Omit<Firm, 'demoNotice'>>;
  staff: { staff: Record<'name' | 'title' | 'phone' | 'email', string>[]; others: string[] };
}

/** Facts and people in the place of those in `firm.yaml` and `staff.yaml`. */
export const { firm: otherFirm, staff: otherStaff } = parse(
  readFileSync(new URL('other-facts.yaml', import.meta.url), 'utf8'),
) as OtherFacts;
