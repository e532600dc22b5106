import { onTestFinished, vi } from 'vitest';

/** A request of the editor. */
export interface Asked {
  method: string;
  url: string;
  headers: Headers;
  body: string | null;
  /** Tells that some of the body has been sent. */
  progress: () => void;
  isAborted: () => boolean;
}

/** Answers the requests of the editor in a test, in Node; nothing where there is no answer. */
export function answerRequests(
  answer: (asked: Asked) => Response | undefined | Promise<Response | undefined>,
) {
  /** As far as the editor uses it. */
  class FakeRequest {
    upload: { onprogress?: () => void } = {};
    onloadend?: () => void;
    status = 0;
    response: Blob | undefined;
    #isAborted = false;
    #asked: Asked = {
      ...{ method: '', url: '', headers: new Headers(), body: null },
      progress: () => this.upload.onprogress?.(),
      isAborted: () => this.#isAborted,
    };
    #headers = new Headers();
    open(method: string, url: string) {
      Object.assign(this.#asked, { method, url });
    }
    setRequestHeader(name: string, value: string) {
      this.#asked.headers.set(name, value);
    }
    getAllResponseHeaders() {
      return [...this.#headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }
    abort() {
      this.#isAborted = true;
      this.onloadend?.();
    }
    async send(body: string | null) {
      const made = await answer({ ...this.#asked, body });
      if (made) [this.status, this.#headers, this.response] = [made.status, made.headers, await made.blob()];
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  onTestFinished(() => void vi.unstubAllGlobals());
}
