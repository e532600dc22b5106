import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Watches every page of a test for what must never happen: errors, policy violations, requests to others. */
export class Guard {
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #ownOrigins: string[];
  #context: BrowserContext | undefined;

  constructor(ownOrigins: string[]) {
    this.#ownOrigins = ownOrigins;
  }

  /** Allows problems whose text matches: they belong to what the test does. */
  allow(...patterns: RegExp[]) {
    this.#allowed.push(...patterns);
  }

  /**
   * Allows the map, and answers in place of its service. Only where a test shows it: Chromium keeps no files
   * for a page whose requests are answered by a test, and each further page costs half as much again.
   */
  async allowMap() {
    this.allow(/^Foreign request: https:\/\/www\.google\.com\/maps\?q=/);
    await this.#context?.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Kart</title><p>Kart</p>' }),
    );
  }

  async watch(context: BrowserContext) {
    this.#context = context;
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`Policy violation: ${effectiveDirective} blocked ${blockedURI}`);
      });
    });
    context.on('page', (page) => this.#watchPage(page));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && !this.#ownOrigins.includes(origin)) {
        this.#problems.push(`Foreign request: ${request.url()}`);
      }
    });
  }

  #watchPage(page: Page) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.#problems.push(`Console ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      // Firefox begins with an empty page, which has no storage for what a test puts there.
      if (page.url() !== 'about:blank') this.#problems.push(`Page error: ${error.message}`);
    });
  }

  /** Fails the test if anything happened that it did not allow. */
  check() {
    expect(
      this.#problems.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem))),
    ).toEqual([]);
  }
}
