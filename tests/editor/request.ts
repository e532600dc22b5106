/** `XMLHttpRequest` for Node, as far as the editor uses it, implemented with `fetch`. */
export class FakeRequest {
  upload: { onprogress?: () => void } = {};
  onprogress?: () => void;
  onloadend?: () => void;
  status = 0;
  response: Blob | undefined;
  #method = '';
  #url = '';
  #headers = new Headers();
  #answer: Response | undefined;
  open(method: string, url: string) {
    [this.#method, this.#url] = [method, url];
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }
  getAllResponseHeaders() {
    return [...(this.#answer?.headers ?? [])].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }
  abort() {
    this.onloadend?.();
  }
  send(body: string) {
    void this.#send(body).finally(() => this.onloadend?.());
  }
  async #send(body: string) {
    const init = { method: this.#method, headers: this.#headers, body };
    this.#answer = await fetch(this.#url, init).catch(() => undefined);
    this.response = await this.#answer?.blob();
    this.status = this.#answer?.status ?? 0;
  }
}
