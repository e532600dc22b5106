/** What the journeys need of a browser. Each engine has one adapter, in a file of its own. */
export interface Browser {
  /** Loads an address, even if only its fragment is new. */
  open(address: string): Promise<unknown>;
  /** Gives the page a size, or the nearest that the engine has. */
  resize(width: number, height: number): Promise<unknown>;
  /** Runs an expression in the page, and waits for a promise. The value is what JSON can hold. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses with a hand that shakes: the pointer moves by `shake` before the release. */
  pressAt(point: { x: number; y: number }): Promise<unknown>;
  pressKey(key: Key): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Gives files to a file input. */
  choose(selector: string, files: string[]): Promise<unknown>;
  /** Bytes of the page as PDF, where the driver can print. */
  print?(): Promise<Uint8Array>;
  close(): Promise<unknown>;
}

/** In pixels, to the right: only a part of a control may be above the foot of the window. */
export const shake = 4;

export type Key = 'Escape' | 'End' | 'ArrowLeft';

/** An engine that is ready to start browsers. */
export interface Engine {
  start(options: BrowserOptions): Promise<Browser>;
  stop(): unknown;
}

export interface BrowserOptions {
  /** All requests to other machines go through this proxy. */
  proxyPort: number;
  /** Refuses cookies and site data. */
  blocksStorage: boolean;
}
