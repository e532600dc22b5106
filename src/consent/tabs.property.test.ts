import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Consent, parseConsent } from './storage.ts';
import { begin, choose, type ConsentState, follow, hideSettings, showSettings } from './transitions.ts';

/** A browser with several tabs: what is stored, and for each tab its state and whether it has yet to hear of a change. */
class Browser {
  stored: string | null = null;
  readonly tabs: { state: ConsentState; unheard: boolean }[] = [];

  get consent(): Consent {
    return parseConsent(this.stored);
  }

  open() {
    this.tabs.push({ state: begin(this.consent), unheard: false });
  }

  /** A tab stores; the browser tells every other tab, at some later time. */
  store(value: string | null, writer?: number) {
    if (value === this.stored) return;
    this.stored = value;
    this.tabs.forEach((tab, index) => (tab.unheard ||= index !== writer));
  }

  answer(index: number, consent: Exclude<Consent, null>) {
    this.change(index, () => choose(consent));
    this.store(String(consent === 'accepted'), index);
  }

  change(index: number, transition: (state: ConsentState) => ConsentState) {
    const tab = this.tabs[index]!;
    tab.state = transition(tab.state);
  }

  /** The event reaches a tab, which reads what is stored by now, not what the event was about. */
  hear(index: number) {
    this.tabs[index]!.unheard = false;
    this.change(index, (state) => follow(state, this.consent));
  }
}

const tab = fc.nat({ max: 3 });
const event = fc.oneof(
  fc.record({ kind: fc.constant('open' as const), tab }),
  fc.record({ kind: fc.constantFrom('accepted' as const, 'declined' as const), tab }),
  fc.record({
    kind: fc.constantFrom('showSettings' as const, 'hideSettings' as const, 'hear' as const),
    tab,
  }),
  fc.record({
    kind: fc.constant('elsewhere' as const),
    tab,
    value: fc.constantFrom('true', 'false', 'kanskje', null),
  }),
);

type Happening = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

function happen(browser: Browser, what: Happening) {
  if (what.kind === 'elsewhere') return browser.store(what.value);
  if (what.kind === 'open') return browser.open();
  if (what.tab >= browser.tabs.length) return;
  if (what.kind === 'hear') browser.hear(what.tab);
  else if (what.kind === 'showSettings') browser.change(what.tab, showSettings);
  else if (what.kind === 'hideSettings') browser.change(what.tab, hideSettings);
  else browser.answer(what.tab, what.kind);
}

test('whatever happens in whatever order, tabs that have heard all agree with what is stored', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const browser = new Browser();
      browser.open();
      for (const what of events) {
        happen(browser, what);
        for (const { state, unheard } of browser.tabs) {
          if (!unheard) expect(state.consent).toBe(browser.consent);
          // The banner asks only whoever has not answered, and the map shows only with a stored yes.
          if (state.open === 'banner') expect(state.consent).toBeNull();
        }
      }
      browser.tabs.forEach((_, index) => browser.hear(index));
      for (const { state } of browser.tabs) expect(state.consent).toBe(browser.consent);
    }),
    { numRuns: 2000 },
  );
});
